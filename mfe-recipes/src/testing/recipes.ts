import type { Recipe, RecipeSummary } from '@potluck/api/recipes'

/** A UUID that ends in a number, so that a test can tell recipes apart. */
export const idOf = (number: number): string => `0199a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`

const at = '2026-03-01T12:00:00.000Z'

/** A recipe of Ada's book. */
export const aRecipe = (changes: Partial<Recipe> = {}): Recipe => ({
  id: idOf(1),
  title: 'Pancakes',
  description: '',
  yield: '4 servings',
  activeTime: '10 minutes',
  totalTime: '30 minutes',
  source: '',
  url: '',
  notes: '',
  ingredients: '[Batter]\n1 cup flour\n2 eggs\n[To serve]\nmaple syrup',
  instructions: '[Batter]\nWhisk everything.\nRest for 20 minutes.\n[Cook]\nFry in 1 tbsp butter.',
  rating: null,
  folder: 'main',
  labels: [],
  image: null,
  images: [],
  fromUser: null,
  isOwner: true,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...changes,
})

/** What a list shows of a recipe. */
export function summaryOf(recipe: Recipe): RecipeSummary {
  const { url, notes, ingredients, instructions, images, isOwner, version, ...summary } = recipe
  return summary
}
