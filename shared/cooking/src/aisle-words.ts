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

/** States of a thing that decide where it stands: frozen peas, garlic powder. */
export const stateNames = ['frozen', 'canned', 'fresh', 'dried', 'ground'] as const

export type State = (typeof stateNames)[number]

/** The names of the aisles in one language, and of the things in them. */
export interface AisleWords {
  readonly language: Language
  readonly titles: { readonly [aisle in Aisle]: string }
  /** Words for each state, separated by commas. */
  readonly state: { readonly [state in State]: string }
  /** Things that are produce when they are fresh, counted or in a bunch, and spices when they are dried or ground. */
  readonly herbs: string
  /** Work that dries what stays fresh: "patted dry". */
  readonly wiped?: string
  /** Forms of such things that only the fresh ones have: "peppers". */
  readonly several: string
  /** Words that begin what a thing is with or for, which is not the thing: "beans in tomato sauce". */
  readonly behind: string
  /**
   * Where words are joined, the short things that end a longer word: "Leinöl". Longer things are found at the end of any
   * word ("Roggenmehl"). Left out where words stand apart.
   */
  readonly joined?: string
  /** Things, separated by commas: "tomato, red pepper". One or several, in any case: endings are taken off. */
  readonly things: { readonly [aisle in Aisle]?: string }
}
