import type { Image } from '@potluck/api/images'
import { type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { v7 as newId } from 'uuid'
import { blankRecipe } from '../book/blank-recipe.ts'
import { changedFields } from './changed-fields.ts'
import type { KeptDraft } from './kept-draft.ts'

/** What an editor begins with: what is saved, and what of a draft is put over it. */
export interface EditStart {
  readonly recipeId: string
  /** The version the text was written on; null for a recipe that does not exist yet. */
  readonly version: number | null
  readonly saved: { readonly written: WrittenRecipe; readonly images: readonly Image[] }
  /** What the text was written on; null for a draft that was written on a version nobody has any more. */
  readonly base: WrittenRecipe | null
  /** Unsaved text of an earlier visit, or null. */
  readonly draft: KeptDraft | null
}

export const startOfNew = (draft: KeptDraft | null): EditStart => ({
  recipeId: draft?.recipeId ?? newId(),
  version: null,
  saved: { written: blankRecipe, images: [] },
  base: blankRecipe,
  draft,
})

/** A draft that says what is saved already is no draft. Its version stays its own, so that a save in between shows. */
export function startOfEdit(recipe: Recipe, draft: KeptDraft | null): EditStart {
  const written = writtenFields(recipe)
  const useful = draft && changedFields(draft.written, written).length > 0 ? draft : null
  return {
    recipeId: recipe.id,
    version: useful?.version ?? recipe.version,
    saved: { written, images: recipe.images },
    base: useful && useful.version !== recipe.version ? null : written,
    draft: useful,
  }
}
