import { maxExported } from '@potluck/api/data'

/** What can be done with chosen recipes. */
export type SelectionAction = 'label' | 'unlabel' | 'shop' | 'plan' | 'print' | 'pin' | 'move' | 'export' | 'delete'

/** Most recipes that something is done with at once; anything else is done with all that are chosen. */
export const maxSelectedRecipes: Readonly<Partial<Record<SelectionAction, number>>> = {
  /** More are not at hand. */
  pin: 12,
  /** Each needs a day of its own in the end. */
  plan: 50,
  /** Each is read for the list. */
  shop: 50,
  /** More do not stand in the address of one booklet. */
  print: 100,
  export: maxExported,
}
