import type { Clipping } from '@potluck/api/clip'
import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import { factsOf, parts, type Review } from './review.ts'

/** A recipe beside the one that is reviewed. */
type OtherRecipe = Clipping['others'][number]

/** The recipe of a review, with what the cook has changed. */
function otherOf(clipping: Clipping, review: Review): OtherRecipe {
  const [ingredients = '', instructions = '', notes = ''] = parts.map((part) =>
    review.lines[part].map(({ text }) => text).join('\n'),
  )
  const images = [...(review.image === null ? [] : [review.image]), ...clipping.images]
  return {
    ...byName(textFields, ({ name }) => clipping[name]),
    ...factsOf(review, clipping),
    keywords: clipping.keywords,
    title: review.title,
    ingredients,
    instructions,
    notes,
    images: [...new Set(images)],
  }
}

const withRecipe = (clipping: Clipping, recipe: OtherRecipe, others: readonly OtherRecipe[]): Clipping => ({
  ...clipping,
  ...recipe,
  imageURL: recipe.images[0] ?? '',
  outcome: 'recipe',
  // The page states them for its first recipe alone.
  origins: clipping.format === 'text' ? clipping.origins : {},
  others: [...others],
})

/** Reviews another recipe of the same page or text. The one before takes its place, as the cook left it. */
export function chooseOther(clipping: Clipping, review: Review, at: number): Clipping {
  const chosen = clipping.others[at]
  if (chosen === undefined) return clipping
  return withRecipe(clipping, chosen, clipping.others.with(at, otherOf(clipping, review)))
}

/** Goes on with the next recipe of the same page or text; null after the last one. */
export function nextOther(clipping: Clipping): Clipping | null {
  const [next, ...others] = clipping.others
  return next === undefined ? null : withRecipe(clipping, next, others)
}

/** A key of the recipe that is reviewed. */
export const keyOfRecipe = ({ title, ingredients, instructions, others }: Clipping): string =>
  [others.length, title, ingredients, instructions].join('\n')
