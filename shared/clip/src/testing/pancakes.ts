import type { ClippedRecipe } from '../recipe.ts'

export const ingredients = ['2 cups flour', '1 tsp salt', '3 eggs', '250 ml milk']

export const steps = [
  'Mix the flour and salt in a bowl.',
  'Whisk in the eggs and milk until smooth.',
  'Fry in a hot pan until golden.',
]

/** The recipe that must be read from every page with these ingredients and steps. */
export const pancakes: Partial<ClippedRecipe> = { title: 'Pancakes', ingredients, instructions: steps }

/** Items as a list of HTML. */
export const list = (items: readonly string[], tag = 'ul'): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
