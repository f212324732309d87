import { bareForm } from './word-forms.ts'

/** A shorter word is another word with one letter changed ("rice", "ride"). */
export const shortestForgiven = 5

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
  readonly beginning: string
  readonly endings: readonly string[]
}

/**
 * One slip leaves the first part of a word as it is, or the last: only words that share one of the two need a look. Two
 * letters in the middle belong to neither, so that they may have changed places.
 * @param forms of the word (`formsOf`)
 */
export function slipPlaces(word: string, forms: readonly string[]): SlipPlaces {
  const middle = Math.ceil(word.length / 2)
  const ends = [word, ...forms.map(bareForm)].map((form) => form.slice(Math.ceil(form.length / 2)))
  return { beginning: word.slice(0, middle - 1), endings: [...new Set(ends.filter((ending) => ending.length > 1))] }
}

interface Formed {
  readonly word: string
  readonly forms: readonly string[]
}

/** Whether a word may be what was meant: itself or one of its forms is one slip away, or its beginning is. */
export function mayBeMeant(typed: Formed, word: Formed): boolean {
  if (isOneSlipFrom(typed.word, word.word) || beginsAlmost(typed.word, word.word)) return true
  return typed.forms.some(
    (form) =>
      bareForm(form).length >= shortestForgiven - 1 &&
      word.forms.some((other) => other[0] === form[0] && isOneSlipFrom(form, other)),
  )
}
