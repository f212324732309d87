import { changedFields } from '@potluck/api/changed-fields'
import type { Image } from '@potluck/api/images'
import { type Folder, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { v7 as newId } from 'uuid'
import { blankRecipe } from '../book/blank-recipe.ts'
import type { RecipeDraftState } from './recipe-draft.ts'

/** The recipe according to the server. */
export interface SavedRecipe {
  readonly written: WrittenRecipe
  readonly images: readonly Image[]
  readonly folder: Folder
  /** The kitchen in whose book it is; undefined for the own book. */
  readonly kitchenId?: string | undefined
}

/**
 * The folder of a recipe in the book. A recipe in the trash is not edited, and would be restored to the main folder.
 */
export const savedRecipe = (recipe: Recipe): SavedRecipe => ({
  written: writtenFields(recipe),
  images: recipe.images,
  folder: recipe.folder === 'inbox' ? 'inbox' : 'main',
  kitchenId: recipe.kitchenId,
})

/** The initial state of an editor: the saved recipe and its draft. */
export interface EditStart {
  readonly recipeId: string
  /** The version that was edited; null for a new recipe. */
  readonly version: number | null
  readonly saved: SavedRecipe
  /** The text that was edited; null for a draft of a version that is no longer available. */
  readonly base: WrittenRecipe | null
  /** Unsaved text of an earlier visit, or null. */
  readonly draft: RecipeDraftState | null
}

/** @param kitchenId the kitchen into whose book it goes; undefined for the own book */
export const startOfNew = (draft: RecipeDraftState | null, kitchenId?: string): EditStart => ({
  recipeId: draft?.recipeId ?? newId(),
  version: null,
  saved: { written: blankRecipe, images: [], folder: 'main', kitchenId },
  base: blankRecipe,
  draft,
})

/** The draft of a recipe that the server has no more for the cook. */
export const startOfLost = (draft: RecipeDraftState): EditStart => ({
  recipeId: draft.recipeId,
  version: draft.version,
  saved: { written: blankRecipe, images: [], folder: 'main', kitchenId: draft.kitchenId },
  base: null,
  draft,
})

/**
 * A draft that equals the saved recipe is ignored. A draft retains its version, so that a save in between is a
 * conflict.
 */
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
