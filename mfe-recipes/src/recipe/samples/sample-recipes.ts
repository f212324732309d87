import type { Recipe } from '@potluck/api/recipes'
import { blankTexts } from '@potluck/recipe/fields'
import type { TFunction } from 'i18next'
import { unsentRecipe } from '../../changes/unsent-recipe.ts'

/** The sample recipes, in the order of the list. Their texts are words of the screens, one file per language. */
export const sampleIds = [
  'shakshuka',
  'lentilSoup',
  'pizza',
  'greekSalad',
  'curry',
  'pancakes',
  'borscht',
  'spaghetti',
  'salmon',
  'tacos',
  'appleCake',
  'risotto',
  'chicken',
  'falafel',
  'varenyky',
  'ratatouille',
  'bread',
  'chili',
  'friedRice',
  'spaetzle',
  'oatCookies',
  'ricePudding',
  'strawberryJam',
  'lemonade',
] as const

export type SampleId = (typeof sampleIds)[number]

/** Reads the id of a sample from an address. */
export const sampleIdOf = (text: string): SampleId | undefined => sampleIds.find((id) => id === text)

/** A sample as the screens show a recipe. It is in no book, and the server never hears of it. */
export function sampleRecipe(t: TFunction<'recipes'>, id: SampleId): Recipe {
  const text = {
    ...blankTexts,
    title: t(`sample.${id}.title`),
    description: t(`sample.${id}.about`),
    yield: t(`sample.${id}.yield`),
    totalTime: t(`sample.${id}.time`),
    ingredients: t(`sample.${id}.ingredients`),
    instructions: t(`sample.${id}.steps`),
    rating: null,
  }
  return { ...unsentRecipe(`sample-${id}`, text, 'main', { labels: [], images: [] }), isOwner: false }
}
