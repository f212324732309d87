export interface ShoppingListTables {
  shoppingLists: {
    ownerId: string
    id: string
    title: string
    createdAt: string
    updatedAt: string
  }
  shoppingListCollaborators: {
    userId: string
    ownerId: string
    listId: string
  }
  shoppingListItems: {
    /** Whose list it is. */
    ownerId: string
    listId: string
    id: string
    addedById: string
    title: string
    /** 1 when ticked. */
    completed: 0 | 1
    /** A recipe of whoever added the item. */
    recipeId: string | null
    /** A dish of a meal plan that it is bought for. */
    planItemId: string | null
    createdAt: string
    updatedAt: string
  }
}
