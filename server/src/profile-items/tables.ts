import type { Visibility } from '@potluck/api/profile-items'

export interface ProfileItemTables {
  /** What a profile shows of its owner's book, and of kitchens. */
  profileItems: {
    ownerId: string
    /** From 0, in the order shown. */
    position: number
    id: string
    kind: 'all' | 'label' | 'recipe' | 'kitchen'
    visibility: Visibility
    /** Of a `label`. */
    labelId: string | null
    /** Of a `recipe`. */
    recipeId: string | null
    /** Of a `kitchen`; it counts while the owner keeps that. */
    kitchenId: string | null
  }
}
