/** What can be done with chosen recipes. */
export type SelectionAction = 'label' | 'unlabel' | 'shop' | 'pin' | 'move' | 'export' | 'delete'

/** More recipes are not put at hand at once. */
export const mostPinned = 12

/** More recipes are not put on a shopping list at once: each is read for it. */
export const mostShopped = 50
