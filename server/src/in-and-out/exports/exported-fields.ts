import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import type { StoredRecipe } from './read-recipes.ts'

const ownFields = textFields.filter((field) => 'ours' in field)
const sharedFields = textFields.filter((field) => !('ours' in field))

/** The fields of a recipe with the names and in the order of RecipeSage, plus the rating. */
export function exportedFields({ id, folder, createdAt, updatedAt, draft }: StoredRecipe) {
  return {
    id,
    ...byName(sharedFields, ({ name }) => draft[name]),
    rating: draft.rating === null ? '' : String(draft.rating),
    folder,
    createdAt,
    updatedAt,
    ...byName(
      ownFields.filter(({ name }) => draft[name] !== ''),
      ({ name }) => draft[name],
    ),
  }
}
