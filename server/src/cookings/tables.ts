export interface CookingTables {
  cookings: {
    ownerId: string
    id: string
    recipeId: string
    cookedAt: string
    note: string
  }
}
