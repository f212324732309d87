import { maxExported } from '@potluck/api/data'

/** The actions on selected recipes. */
export type SelectionAction =
  | 'label'
  | 'unlabel'
  | 'shop'
  | 'plan'
  | 'print'
  | 'pin'
  | 'move'
  | 'kitchen'
  | 'export'
  | 'delete'

/** Those that change the book, or use its recipes. */
export type BookAction = Exclude<SelectionAction, 'kitchen'>

/** Maximum number of recipes for an action; other actions have no limit. */
export const maxSelectedRecipes: Readonly<Partial<Record<SelectionAction, number>>> = {
  /** The toolbar has no room for more. */
  pin: 12,
  /** Each dish needs a day. */
  plan: 50,
  /** Each recipe is read for the list. */
  shop: 50,
  /** The address of a booklet has no room for more. */
  print: 100,
  export: maxExported,
  /** As of an export, the address has no room for more: the kitchen's page offers the whole book. */
  kitchen: maxExported,
}
