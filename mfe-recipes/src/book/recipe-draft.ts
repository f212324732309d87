import type { Recipe, RecipeDraft } from '@potluck/api/recipes'

/** What a cook writes of a recipe, every field present. */
export type WrittenRecipe = {
  readonly [Field in keyof RecipeDraft]-?: Exclude<RecipeDraft[Field], undefined>
}

/** A recipe nobody has written yet. */
export const blankRecipe: WrittenRecipe = {
  title: '',
  description: '',
  yield: '',
  activeTime: '',
  totalTime: '',
  source: '',
  url: '',
  notes: '',
  ingredients: '',
  instructions: '',
  rating: null,
  labels: [],
  imageIds: [],
}

/** The written fields of a recipe, as a save sends them. */
export const writtenFields = (recipe: Recipe): WrittenRecipe => ({
  title: recipe.title,
  description: recipe.description,
  yield: recipe.yield,
  activeTime: recipe.activeTime,
  totalTime: recipe.totalTime,
  source: recipe.source,
  url: recipe.url,
  notes: recipe.notes,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  rating: recipe.rating,
  labels: recipe.labels.map((label) => label.title),
  imageIds: recipe.images.map((image) => image.id),
})
