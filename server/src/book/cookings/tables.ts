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
  }
}
