import type { WrittenRecipe } from '@potluck/api/recipes'

/** An empty recipe. */
export const blankRecipe: WrittenRecipe = {
  title: '',
  description: '',
  yield: '',
  activeTime: '',
  totalTime: '',
  source: '',
  url: '',
  author: '',
  nutrition: '',
  notes: '',
  ingredients: '',
  instructions: '',
  rating: null,
  labels: [],
  imageIds: [],
}
