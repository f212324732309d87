import type { Quantity } from '../quantity.ts'
import type { UnitName } from '../units.ts'
import type { CountedWord, UnitWord } from '../vocabulary.ts'
import type { CutLine } from './cut-line.ts'
import type { WrittenNumber } from './written-number.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

/** A unit as it stands in a line. `word` is null for one that no language lists: "2 florets of broccoli". */
export interface WrittenUnit extends Span {
  readonly word: UnitWord | null
  /** A spoon of a language that Potluck does not speak: it is filled by its parts. */
  readonly isSpoon?: true
  /** The word is mistyped, and this is the unit that it is most like: it is never converted, rewritten or added up. */
  readonly isGuess?: true
}

/** The word of what is counted, where it is known in all its forms: "eggs". */
export interface CountedNoun extends Span {
  readonly word: CountedWord
}

/** An amount as it stands in a line. */
export interface WrittenAmount extends Span {
  readonly quantity: Quantity
  /** One number, or the two ends of a range, in the order written. */
  readonly numbers: readonly WrittenNumber[]
  readonly unit: WrittenUnit | null
  /** The unit said again at the far end of a range: "2 cups to 3 cups". */
  readonly farUnit?: WrittenUnit
  /** The size of each: "14-ounce" of "1 (14-ounce) can", "large" of "2 large cloves". */
  readonly sizes: readonly Span[]
  /** "10-oz package", "3-pound chicken": the size of one thing, with the unit that counts such things if there is one. */
  readonly sizeOf?: { readonly unit: WrittenUnit | null }
  /** Bound to its unit by a dash ("14-ounce"): a size, unless a piece of that length is all there is. */
  readonly hyphenated: boolean
}

/**
 * The role of an amount in its line: the `main` one; one that is added to it (`plus`) or taken off it (`minus`); the same amount said in another
 * unit (`same`: "200 g (7 oz)"); one of an alternative (`or`); or the size of each (`size`), which never scales.
 */
export type AmountRole = 'main' | 'plus' | 'minus' | 'same' | 'or' | 'size'

export interface LineAmount extends WrittenAmount {
  readonly role: AmountRole
  /** The thing that it counts, without a unit. */
  readonly counted?: CountedNoun
  /** The piece that it counts, where that word is a part of the name: "leaf" of "2 bay leaves". */
  readonly piece?: UnitName
  /** A word before it says that it is not exact: "about". */
  readonly isAbout?: true
  /** It ends the one before it: the `rest` in a smaller unit ("1 kg 200 g"), or the far end of a `range`. */
  readonly ends?: 'rest' | 'range'
}

export interface ReadAmount {
  readonly amount: WrittenAmount
  /** The token after it. */
  readonly next: number
}

/** The letters from one token up to another. */
export const spanOf = (line: CutLine, from: number, next: number): Span => ({
  start: line.tokens[from]?.start ?? 0,
  end: line.tokens[next - 1]?.end ?? 0,
})
