import { bareForm, formsOf } from './word-forms.ts'

/** A shorter word is another word with one letter changed ("rye", "dye"). */
export const shortestForgiven = 4

/** In shorter words a typo is forgiven only if the whole word fits: too many words begin with almost the same four letters. */
const shortestLoose = 5

/** Whether a word is long enough that a slip in it is forgiven. Numbers are meant as they stand. */
export const isForgiven = (word: string): boolean => word.length >= shortestForgiven && !/^\p{N}+$/u.test(word)

/** Whether one letter that is missing, too many, another one, or changed places with its neighbour makes one of the other. */
export function isOneSlipFrom(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let [shortEnd, longEnd] = [short.length, long.length]
  while (shortEnd > start && short[shortEnd - 1] === long[longEnd - 1]) {
    shortEnd -= 1
    longEnd -= 1
  }
  const [left, leftLong] = [shortEnd - start, longEnd - start]
  if (left <= 1 && leftLong <= 1) return true
  return left === 2 && leftLong === 2 && short[start] === long[start + 1] && short[start + 1] === long[start]
}

/** Whether a word begins with what was typed but for one slip: "chikc" of a word that is not finished. */
const beginsAlmost = (typed: string, word: string): boolean =>
  [typed.length - 1, typed.length, typed.length + 1].some(
    (length) => length <= word.length && isOneSlipFrom(typed, word.slice(0, length)),
  )

/** Where to look for the words that are one slip away: they begin, or a form of theirs ends, with one of these. */
export interface SlipPlaces {
  readonly beginnings: readonly string[]
  readonly endings: readonly string[]
}

/** A word of four letters whose middle two changed places. */
const swapped = (word: string): string => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`

/**
 * One slip leaves the first part of a word as it is, or the last: only words that share one of the two need a look. Two
 * letters in the middle belong to neither, so that they may have changed places.
 * @param forms of the word (`formsOf`)
 */
export function slipPlaces(word: string, forms: readonly string[]): SlipPlaces {
  const middle = Math.ceil(word.length / 2)
  if (word.length < shortestLoose)
    return { beginnings: [word.slice(0, middle), swapped(word)], endings: [word.slice(middle)] }
  const ends = [word, ...forms.map(bareForm)].map((form) => form.slice(Math.ceil(form.length / 2)))
  return {
    beginnings: [word.slice(0, middle - 1)],
    endings: [...new Set(ends.filter((ending) => ending.length > 1))],
  }
}

/** How a typed word may fit a word: the whole word, its beginning, or one of its forms; the nearest first. */
export const nearness = { whole: 0, beginning: 1, form: 2, not: 3 } as const

type Nearness = (typeof nearness)[keyof typeof nearness]

/** How near a word is to the typed one: the word, one of its forms, or its beginning differs by one slip. */
export function nearnessOf(
  typed: { readonly word: string; readonly forms: readonly string[] },
  word: string,
): Nearness {
  const isShort = typed.word.length < shortestLoose
  // In short words people rarely type a wrong first letter.
  if (isShort && typed.word[0] !== word[0]) return nearness.not
  if (isOneSlipFrom(typed.word, word)) return nearness.whole
  if (isShort) return nearness.not
  if (beginsAlmost(typed.word, word)) return nearness.beginning
  const forms = typed.forms.filter((form) => bareForm(form).length >= shortestLoose - 1)
  if (forms.length === 0) return nearness.not
  const others = formsOf(word)
  return forms.some((form) => others.some((other) => other[0] === form[0] && isOneSlipFrom(form, other)))
    ? nearness.form
    : nearness.not
}

/**
 * The words that a mistyped one may mean, of those that an index names: the nearest, in the order of nearness and of their
 * letters. A word that is near by its forms alone counts where none is nearer: "limne" means "limone" and not "lijn".
 */
export function meantAmong(typed: string, words: Iterable<string>): readonly string[] {
  const known = { word: typed, forms: formsOf(typed) }
  const near = Array.from(words, (word) => ({ word, at: nearnessOf(known, word) })).filter(
    ({ word, at }) => word !== typed && at !== nearness.not,
  )
  const isAnyNearer = near.some(({ at }) => at < nearness.form)
  return near
    .filter(({ at }) => !isAnyNearer || at < nearness.form)
    .toSorted((a, b) => a.at - b.at || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word)
}
