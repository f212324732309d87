/** What can be done with chosen recipes. */
export type SelectionAction = 'label' | 'unlabel' | 'shop' | 'plan' | 'print' | 'pin' | 'move' | 'export' | 'delete'

/** More recipes are not put at hand at once. */
export const mostPinned = 12

/** More recipes are not put on a meal plan at once: each needs a day of its own in the end. */
export const mostPlanned = 50

/** More recipes are not put on a shopping list at once: each is read for it. */
export const mostShopped = 50

/** More recipes do not stand in the address of one booklet. */
export const mostPrinted = 100
