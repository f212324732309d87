import type { Visibility } from '@potluck/api/profile-items'

export interface ProfileItemTables {
  /** What a profile shows of its owner's book. */
  profileItems: {
    ownerId: string
    /** From 0, in the order shown. */
    position: number
    id: string
    kind: 'all' | 'label' | 'recipe'
    visibility: Visibility
    /** Of a `label`. */
    labelId: string | null
    /** Of a `recipe`. */
    recipeId: string | null
  }
}
