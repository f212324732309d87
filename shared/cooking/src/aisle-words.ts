import type { Language } from './language.ts'

/** The parts of a shop, by what they are called nowhere; `aisles/<language>` has their titles. */
export type Aisle =
  | 'produce'
  | 'dairy'
  | 'meat'
  | 'seafood'
  | 'bakery'
  | 'deli'
  | 'frozen'
  | 'canned'
  | 'baking'
  | 'spices'
  | 'condiments'
  | 'grocery'
  | 'drinks'
  | 'liquor'
  | 'household'
  | 'uncategorized'

/** The names of the aisles in one language, and of the things in them. */
export interface AisleWords {
  readonly language: Language
  readonly titles: { readonly [aisle in Aisle]: string }
  /** Words that say how a thing is stored, and so where, whatever it is: "frozen peas". */
  readonly state: { readonly frozen: string; readonly canned: string }
  /** Things, separated by commas: "tomato, red pepper". One or several, in any case: endings are taken off. */
  readonly things: { readonly [aisle in Aisle]?: string }
}
