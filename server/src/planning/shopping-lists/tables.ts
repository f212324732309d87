export interface ShoppingListTables {
  shoppingLists: {
    ownerId: string
    id: string
    title: string
    /** 1 when it was put away. */
    archived: 0 | 1
    /** Its aisles in their order, JSON; empty where nobody changed it. */
    aisles: string
    /** The languages that people wrote on it, the first one first, JSON. */
    languages: string
    createdAt: string
    updatedAt: string
    /** When its owner deleted it; null while it is in use. */
    deletedAt: string | null
  }
  /** The settings of an item on a list, whatever its amount. */
  listThings: {
    ownerId: string
    listId: string
    /** The name of the thing. */
    itemKey: string
    title: string
    aisle: string | null
    /** 1 when it is bought again and again. */
    regular: 0 | 1
    /** How often it was put on the list. */
    times: number
    usedAt: string
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
    notes: string
    /** 1 when ticked. */
    completed: 0 | 1
    /** A recipe of whoever added the item. */
    recipeId: string | null
    /** A dish of a meal plan that it is bought for. */
    planItemId: string | null
    /** A photo of the thing. */
    imageId: string | null
    /** Whose picture it is. */
    imageOwnerId: string | null
    createdAt: string
    updatedAt: string
  }
  /** The items removed from a list lately, which can be restored. */
  removedListItems: {
    ownerId: string
    listId: string
    id: string
    addedById: string
    recipeId: string | null
    planItemId: string | null
    imageId: string | null
    imageOwnerId: string | null
    createdAt: string
    removedAt: string
    title: string
    notes: string
    completed: 0 | 1
  }
}
