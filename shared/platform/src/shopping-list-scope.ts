/** The changes of one list are sent in order: a tick of an item never overtakes the item. */
export const shoppingListScope = (listId: string): string => `shopping-list ${listId}`
