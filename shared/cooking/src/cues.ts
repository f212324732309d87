/**
 * Words that decide what a number beside them means, and are nothing by themselves. Each is one word in small letters;
 * of `change`, `oven`, `thermometer`, `fan` and `noUnits` only the beginning counts.
 */
export interface Cues {
  /** Before or after a number of things made, which a number of servings beside it outweighs: makes, yields. */
  readonly makes: readonly string[]
  /** Between an amount and what is taken off it. */
  readonly minus: readonly string[]
  /** Beside an amount: so much of all packages together. */
  readonly total: readonly string[]
  /** Between a number and a unit of time: "10 more minutes". */
  readonly further: readonly string[]
  /** Before a difference of temperatures. */
  readonly byHowMuch: readonly string[]
  /** The same where the word says other things, too, in a sentence that has one of `change`. */
  readonly byAfterChange: readonly string[]
  /** Words for making it hotter or cooler, where `byAfterChange` needs them. */
  readonly change: readonly string[]
  /** After a difference of temperatures. */
  readonly cooler: readonly string[]
  /** Beside the temperature of an oven. */
  readonly oven: readonly string[]
  /** Beside a temperature that one measures. */
  readonly thermometer: readonly string[]
  /** Beside the second temperature of an oven: "180C/160C fan". */
  readonly fan: readonly string[]
  /** Beginnings of foods and of words that describe them which a mistyped unit could look like: "quail" is no quart. */
  readonly noUnits: readonly string[]
}

export type CueName = keyof Cues

/** The cues of one or several languages, as sets. */
export type CueSets = { readonly [name in CueName]: ReadonlySet<string> }

const cueSet = (cues: readonly Cues[], name: CueName): ReadonlySet<string> =>
  new Set(cues.flatMap((each) => each[name]))

/** Joins the cues of several languages. */
export const joinCues = (cues: readonly Cues[]): CueSets => ({
  makes: cueSet(cues, 'makes'),
  minus: cueSet(cues, 'minus'),
  total: cueSet(cues, 'total'),
  further: cueSet(cues, 'further'),
  byHowMuch: cueSet(cues, 'byHowMuch'),
  byAfterChange: cueSet(cues, 'byAfterChange'),
  change: cueSet(cues, 'change'),
  cooler: cueSet(cues, 'cooler'),
  oven: cueSet(cues, 'oven'),
  thermometer: cueSet(cues, 'thermometer'),
  fan: cueSet(cues, 'fan'),
  noUnits: cueSet(cues, 'noUnits'),
})

/** Whether a word begins like one of these. */
export function beginsLike(word: string, cues: ReadonlySet<string>): boolean {
  for (const cue of cues) if (word.startsWith(cue)) return true
  return false
}
