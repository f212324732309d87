import type { LikelyDuplicate } from '@potluck/api/duplicates'
import type { Recipe } from '@potluck/api/recipes'

/** Why a recipe is not saved yet. */
export type SaveProblem =
  | { readonly kind: 'picturesFailed' | 'picturesGone' | 'offline' | 'gone' | 'onlyRead' | 'failed' }
  /** The server refused a field, such as `body.title`. */
  | { readonly kind: 'refused'; readonly field: string }
  /** Somebody saved in between; `theirs` is the recipe of the server. */
  | { readonly kind: 'conflict'; readonly theirs: Recipe }
  /** The book probably has the recipe. */
  | { readonly kind: 'duplicate'; readonly duplicates: readonly LikelyDuplicate[] }
