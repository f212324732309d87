import { Fraction } from './fraction.ts'
import type { Quantity } from './quantity.ts'
import { type CutLine, cutLine, findRole, isPunctuation } from './reading/cut-line.ts'
import { readCount } from './reading/read-count.ts'
import { skipAbout } from './reading/skip-words.ts'
import type { Span } from './reading/written-amount.ts'
import { role, type Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** How much a recipe makes: "serves 4", "makes 24 cookies", "4-6 servings", "für 4 Personen". */
export interface Yield extends Span {
  readonly quantity: Quantity
}

/**
 * Reads what a recipe yields. A number next to a word for servings wins ("2 loaves, serves 12" is 12); otherwise the
 * first number counts. Null where there is none.
 */
export function readYield(text: string, vocabulary: Vocabulary): Yield | null {
  const line = cutLine(text, vocabulary)
  let first: Yield | null = null
  let announcedAt = -1
  for (let at = 0; at < line.tokens.length; ) {
    const announcement = findRole(line, at, role.yields)
    if (announcement) announcedAt = skipAbout(line, skipMarks(line, announcement.next))
    const count = readCount(line, at)
    const [low, high = low] = count?.numbers ?? []
    if (count && low && high && low.style !== 'article') {
      const found = { quantity: { min: low.value, max: high.value }, start: low.start, end: high.end }
      if (at === announcedAt || findRole(line, skipAbout(line, count.next), role.yields)) return found
      first ??= found
    }
    at = count?.next ?? at + 1
  }
  return first
}

function skipMarks(line: CutLine, from: number): number {
  let at = from
  while (isPunctuation(line, at, ':-–—(')) at += 1
  return at
}

/** The number for a range: "10-12 servings" are 11. A single number is itself. */
export const middleOf = ({ quantity: { min, max } }: Yield): Fraction => min.add(max).div(2)

/** The factor that takes a recipe from what it yields to what is wanted; for "4-6 servings" from the middle, 5. */
export function factorTo(wanted: Fraction | number, from: Yield): Fraction | null {
  if (typeof wanted === 'number' && !(Number.isFinite(wanted) && wanted > 0)) return null
  const factor = new Fraction(wanted).div(middleOf(from))
  return factor.compare(0) > 0 ? factor : null
}

/**
 * How much is made, as a number that a cook reads. As written a range stays one; made more or less often it is one
 * number, so that the 6 that a cook asked for stays 6.
 */
export const madeOf = (from: Yield, factor: Fraction): Quantity => {
  const made = middleOf(from).mul(factor)
  return factor.equals(1) ? from.quantity : { min: made, max: made }
}

const servingsFor = ({ servings, form }: Words, { max }: Quantity): string => {
  const forms = servings.split('|')
  return forms[Math.min(form(max.valueOf()), forms.length - 1)] ?? servings
}

/** A yield that a cook can read: "2" is "2 servings", in the first language of the vocabulary. Others stay as written. */
export function nameServings(text: string, vocabulary: Vocabulary): string {
  const [words] = vocabulary.languages
  const written = text.trim()
  const bare = readYield(written, vocabulary)
  if (!words || bare?.start !== 0 || bare.end !== written.length) return text
  return `${written} ${servingsFor(words, bare.quantity)}`
}

/** A yield around its number. */
export interface YieldParts {
  readonly before: string
  readonly made: Quantity
  readonly after: string
}

/** A yield made so many times, its word for servings in the form of the number: "4 servings", "1 serving". */
export function yieldParts(text: string, from: Yield, factor: Fraction, { languages }: Vocabulary): YieldParts {
  const [before, after] = [text.slice(0, from.start), text.slice(from.end)]
  const made = madeOf(from, factor)
  if (factor.equals(1)) return { before, made, after }
  const word = /^\s*(\p{L}+)/u.exec(after)?.[1] ?? ''
  const words = languages.find(({ servings }) => servings.split('|').includes(word))
  return { before, made, after: words ? after.replace(word, servingsFor(words, made)) : after }
}
