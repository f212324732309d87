import { clip } from '../clip.ts'
import type { ClippedRecipe } from '../recipe.ts'

/** The recipe of a small page with a body. */
export function read(body: string): ClippedRecipe {
  const result = clip(`<!doctype html><html lang="en"><body>${body}</body></html>`, { url: 'https://kitchen.example/' })
  if (result.outcome === 'refused') throw new Error(result.reason)
  return result.recipe
}

/** The ingredients of the recipe that the pages of tests show. */
export const lines = ['250 g flour', '2 eggs', '100 ml milk', '1 tsp salt']

/** Its steps. */
export const steps = ['Mix everything well in a large bowl.', 'Bake it in a hot oven until it is brown.']

/** A list of a page. */
export const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The ingredients with their label. */
export const ingredients = `<h2>Ingredients</h2>${list(lines)}`

/** Steps with their label. */
export const method = (items: readonly string[]): string => `<h2>Method</h2>${list(items)}`

/** The data of a page for machines. */
export const data = (fields: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Bake', ...fields })}</script>`
