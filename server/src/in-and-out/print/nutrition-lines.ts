import type { AnsweredRecipe } from '@potluck/api/recipes'
import type { Language } from '@potluck/cooking/language'
import { type NutrientName, nutrientNames } from '@potluck/foods/food'
import { roundedNutrient } from '@potluck/foods/rounded-nutrients'
import { nutrientBit, nutrientsBy, servingOf } from '@potluck/foods/serving'
import { pageWords } from '../../book/pages/page-words.ts'
import { paragraphs } from '../../book/pages/recipe-parts.ts'
import { type Html, html } from '../../machinery/web/http/html.ts'

const nothing = nutrientsBy(() => null)

/** The nutrition of a serving on paper: as the recipe states it, or else as its lines amount to; null where neither is known. */
export function nutritionLines({ nutrition, contents }: AnsweredRecipe, language: Language): Html | null {
  if (nutrition.trim() !== '') return paragraphs(nutrition)
  const t = pageWords(language)
  const { nutrients, whole } = servingOf(contents ?? null, nothing)
  const number = new Intl.NumberFormat(language)
  const written = (name: NutrientName, amount: number) => {
    const rounded = roundedNutrient(name, amount) ?? 0
    const more = (whole & nutrientBit(name)) === 0 ? '> ' : ''
    const unit = t(name === 'energy' ? 'page.nutrients.kcal' : 'page.nutrients.gram')
    const label = t(`page.nutrients.${name}`)
    return `${label} ${more}${number.format(rounded)} ${unit}`
  }
  const known = nutrientNames.flatMap((name) => {
    const amount = nutrients[name]
    return amount === null ? [] : [written(name, amount)]
  })
  if (known.length === 0) return null
  return html`<p>${known.join(' · ')}</p><p>${t('page.workedOut')}</p>`
}
