import type { Language } from '@potluck/cooking/language'
import type { Mark } from '../marks.ts'
import type { ConceptId } from './concepts.ts'

/** How lines of one language name what holds allergens. One or several, in any case: endings are taken off. */
export interface MarkWords {
  readonly language: Language
  /** Names of each thing, separated by commas. The longest name at a place counts: "coconut milk" is no milk. */
  readonly names: { readonly [id in ConceptId]?: string }
  /** Words that say what is not in the things beside them, separated by commas: "vegan" takes milk away. */
  readonly takes: readonly { readonly words: string; readonly marks: readonly Mark[] }[]
  /** Words before what is not in it: "without". */
  readonly without: string
  /** Words behind what is not in it: "free". */
  readonly free: string
  /** Words that make such a remark a wish: "vegan if you like". */
  readonly wish: string
  /** Words between things of which one is taken: "or". */
  readonly or: string
  /** Words that say nothing of what is in a thing, separated by commas: colours, forms, work of the kitchen. */
  readonly plain: string
  /** Where words are joined, short names that are found in longer words: "ei" in "Eigelb". */
  readonly joined?: string
  /** Letters that are written before a word and belong to it: "ו" and "ב" in Hebrew. */
  readonly prefixes?: string
  /** The end of a joined word that denies what stands before it: "frei" in "nussfrei". */
  readonly freeEnding?: string
}
