import type { PrintModifier, PrintTemplate } from '@potluck/api/printing'
import type { AnsweredRecipe } from '@potluck/api/recipes'
import type { Language } from '@potluck/cooking/language'
import { pageWords } from '../../book/pages/page-words.ts'
import { displayedRecipe, type RecipeLook, type TakenRecipes } from '../../book/pages/recipe-look.ts'
import { factList, ingredientList, paragraphs, stepList } from '../../book/pages/recipe-parts.ts'
import { directionOf } from '../../book/pages/text-direction.ts'
import { type Html, html } from '../../machinery/web/http/html.ts'
import { nutritionLines } from './nutrition-lines.ts'

const nothing = html``

/** How a recipe is printed. */
export interface PrintLook extends RecipeLook {
  readonly template: PrintTemplate
  readonly modifiers: readonly PrintModifier[]
  readonly language: Language
}

const classesOf = ({ template, modifiers }: PrintLook): string =>
  [
    'sheet',
    ...(template === 'halfsheet' || template === 'compact' ? ['half'] : []),
    ...(template === 'compact' ? ['compact'] : []),
    ...(modifiers.includes('twocolIngr') ? ['columns'] : []),
  ].join(' ')

const hasPhoto = ({ template, modifiers }: PrintLook): boolean =>
  (template === 'standard' || template === 'halfsheet') && !modifiers.includes('noimage')

function source({ source: name, url }: AnsweredRecipe, { modifiers, language }: PrintLook): Html {
  const parts = [
    modifiers.includes('hideSource') ? '' : name.trim(),
    modifiers.includes('hideSourceURL') ? '' : url.trim(),
  ].filter((part) => part !== '')
  if (parts.length === 0) return nothing
  return html`<p class="source">${pageWords(language)('page.source')}: ${parts.map((part, place) => html`${place === 0 ? '' : ' · '}<bdi>${part}</bdi>`)}</p>`
}

const section = (name: string, title: string, content: Html): Html =>
  html`<section class="${name}"><h2 dir="auto">${title}</h2>${content}</section>`

interface SheetPlace {
  /** Its place in a booklet; null when it stands alone. */
  readonly number: number | null
  /** The recipes that it takes, of a book of the reader; null where it takes none. */
  readonly taken: TakenRecipes | null
}

/** One recipe on paper. */
export async function recipeSheet(
  recipe: AnsweredRecipe,
  look: PrintLook,
  { number, taken }: SheetPlace,
): Promise<Html> {
  const { language, modifiers } = look
  const t = pageWords(language)
  const shown = await displayedRecipe({ ...recipe, photoCount: recipe.images.length }, look, language, taken)
  const nutrition = modifiers.includes('nutrition') ? nutritionLines(recipe, language) : null
  const photo = hasPhoto(look) ? recipe.image : null
  const photoOf = (photoNumber: number) => (hasPhoto(look) ? (recipe.images[photoNumber - 1]?.medium ?? null) : null)
  return html`<article class="${classesOf(look)}" id="recipe-${number ?? 1}" dir="${directionOf(recipe.title)}">
${photo ? html`<img class="photo" src="${photo.location}" alt="">` : nothing}
<header class="head"><h1>${number === null ? nothing : html`<span class="no">${number}.</span> `}${recipe.title}</h1>
${recipe.description.trim() && look.template !== 'compact' ? paragraphs(recipe.description) : nothing}
${factList({ ...recipe, yield: shown.yield }, language)}
${shown.factor === null ? nothing : html`<p class="factor" dir="auto">${t('page.times', { factor: shown.factor })}</p>`}
${source(recipe, look)}</header>
<div class="parts">
${shown.ingredients.length > 0 ? section('what', t('page.ingredients'), ingredientList(shown.ingredients, false)) : nothing}
${shown.steps.length > 0 ? section('how', t('page.steps'), stepList(shown.steps, photoOf)) : nothing}
</div>
${recipe.notes.trim() && !modifiers.includes('hideNotes') ? section('notes', t('page.notes'), paragraphs(recipe.notes)) : nothing}
${nutrition ? section('notes', t('page.nutrition'), nutrition) : nothing}
</article>`
}
