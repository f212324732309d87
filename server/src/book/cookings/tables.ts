import type { Generated } from 'kysely'

export interface CookingTables {
  cookings: {
    ownerId: string
    id: string
    recipeId: string
    cookedAt: string
    note: string
    /** In a kitchen, who cooked, and which version. */
    personId: string | null
    version: number | null
    /** A picture of the cook, and in whose book it is. */
    photoId: string | null
    photoOwnerId: string | null
    /** Whether friends see it. */
    photoShown: Generated<0 | 1>
  }
}
