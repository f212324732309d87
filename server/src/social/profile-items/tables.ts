import type { Visibility } from '@potluck/api/profile-items'

export interface ProfileItemTables {
  /** The items that a profile shows of its owner's book, and of kitchens. */
  profileItems: {
    ownerId: string
    /** From 0, in the order shown. */
    position: number
    id: string
    kind: 'all' | 'label' | 'recipe' | 'kitchen'
    visibility: Visibility
    /** For a `label`. */
    labelId: string | null
    /** For a `recipe`. */
    recipeId: string | null
    /** For a `kitchen`; it counts while the owner keeps that. */
    kitchenId: string | null
  }
}
