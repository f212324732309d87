import { changedFields } from '@potluck/api/changed-fields'
import type { Image } from '@potluck/api/images'
import { type Folder, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { v7 as newId } from 'uuid'
import { blankRecipe } from '../book/blank-recipe.ts'
import type { RecipeDraftState } from './recipe-draft.ts'

/** What the server holds of a recipe. */
export interface SavedRecipe {
  readonly written: WrittenRecipe
  readonly images: readonly Image[]
  readonly folder: Folder
}

/** Where a recipe of the book lies: one in the trash is not edited, and would come back to the main folder. */
export const savedRecipe = (recipe: Recipe): SavedRecipe => ({
  written: writtenFields(recipe),
  images: recipe.images,
  folder: recipe.folder === 'inbox' ? 'inbox' : 'main',
})

/** What an editor begins with: what is saved, and what of a draft is put over it. */
export interface EditStart {
  readonly recipeId: string
  /** The version the text was written on; null for a recipe that does not exist yet. */
  readonly version: number | null
  readonly saved: SavedRecipe
  /** What the text was written on; null for a draft that was written on a version nobody has any more. */
  readonly base: WrittenRecipe | null
  /** Unsaved text of an earlier visit, or null. */
  readonly draft: RecipeDraftState | null
}

export const startOfNew = (draft: RecipeDraftState | null): EditStart => ({
  recipeId: draft?.recipeId ?? newId(),
  version: null,
  saved: { written: blankRecipe, images: [], folder: 'main' },
  base: blankRecipe,
  draft,
})

/** A draft that says what is saved already is no draft. Its version stays its own, so that a save in between shows. */
export function startOfEdit(recipe: Recipe, draft: RecipeDraftState | null): EditStart {
  const saved = savedRecipe(recipe)
  const { written, folder } = saved
  const isDraft = draft && (changedFields(draft.written, written).length > 0 || draft.folder !== folder)
  const useful = isDraft ? draft : null
  return {
    recipeId: recipe.id,
    version: useful?.version ?? recipe.version,
    saved,
    base: useful && useful.version !== recipe.version ? null : written,
    draft: useful,
  }
}
