import type { StoredRecipe } from './read-recipes.ts'

/** The fields of a recipe with the names and in the order of RecipeSage, plus the rating. */
export function exportedFields({ id, folder, createdAt, updatedAt, draft }: StoredRecipe) {
  return {
    id,
    title: draft.title,
    description: draft.description,
    yield: draft.yield,
    activeTime: draft.activeTime,
    totalTime: draft.totalTime,
    source: draft.source,
    url: draft.url,
    notes: draft.notes,
    ingredients: draft.ingredients,
    instructions: draft.instructions,
    rating: draft.rating === null ? '' : String(draft.rating),
    folder,
    createdAt,
    updatedAt,
    // Fields that RecipeSage does not have come last, and only if they are not empty.
    ...(draft.author === '' ? {} : { author: draft.author }),
    ...(draft.nutrition === '' ? {} : { nutrition: draft.nutrition }),
  }
}
