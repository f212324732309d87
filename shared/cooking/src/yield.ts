import { Fraction } from './fraction.ts'
import { type Quantity, quantityOf } from './quantity.ts'
import { type CutLine, cutLine, findRole, isGlued, isPunctuation } from './reading/cut-line.ts'
import { unitAfterDash, unitAt } from './reading/find-unit.ts'
import { type ReadCount, readCount } from './reading/read-count.ts'
import { skipAbout } from './reading/skip-words.ts'
import type { Span } from './reading/written-amount.ts'
import { isMeasure, units } from './units.ts'
import { role, type Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** How much a recipe makes: "serves 4", "makes 24 cookies", "4-6 servings", "für 4 Personen". */
export interface Yield extends Span {
  readonly quantity: Quantity
}

/** How much a number says about how many are fed: it is only the first, or of what is made, or of servings. */
type Weight = 0 | 1 | 2

/** The weight of a word beside a number: "makes" and "für" say less than "serves" and "Portionen". */
const weightOf = (line: CutLine, at: number): Weight =>
  !findRole(line, at, role.yields) ? 0 : line.vocabulary.cues.makes.has(line.tokens[at]?.text ?? '') ? 1 : 2

/** A yield is of whole persons and loaves: "4/5" are four to five, "3/4 cup" is a part. */
function rangeOf(line: CutLine, { next, numbers: [number] }: ReadCount): Quantity | null {
  const [, low = '', high = ''] = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(line.text.slice(number.start, number.end)) ?? []
  const [min, max] = [Number(low), Number(high)]
  return min > 1 && min < max && !unitAt(line, next) ? quantityOf(min, max) : null
}

/**
 * Reads what a recipe yields. A number next to a word for servings wins ("makes 2 loaves, serves 12" is 12), then one
 * of what is made; otherwise the first number counts. Null where there is none.
 */
export function readYield(text: string, vocabulary: Vocabulary): Yield | null {
  const line = cutLine(text, vocabulary)
  let best: WeighedYield | null = null
  let announced: Announced = { at: -1, weight: 0 }
  for (let at = 0; at < line.tokens.length; ) {
    announced = announcedBy(line, at) ?? announced
    const count = readCount(line, at)
    const found =
      count && !isLength(line, at, count) && yieldAt(line, count, announced.at === at ? announced.weight : 0)
    if (found && (!best || found.weight > best.weight)) best = found
    at = count?.next ?? at + 1
  }
  return best && { quantity: best.quantity, start: best.start, end: best.end }
}

interface WeighedYield extends Yield {
  readonly weight: Weight
}

/** The token at which a number would follow a word like "serves". */
interface Announced {
  readonly at: number
  readonly weight: Weight
}

/** "250 kcal per serving" announces nothing. */
function announcedBy(line: CutLine, at: number): Announced | null {
  const word = findRole(line, at, role.yields)
  if (!word || findRole(line, at - 1, role.each)) return null
  return { at: skipAbout(line, skipMarks(line, word.next)), weight: weightOf(line, at) }
}

function yieldAt(line: CutLine, count: ReadCount, before: Weight): WeighedYield | null {
  const [low, high = low] = count.numbers
  if (low.style === 'article') return null
  const weight = heavier(weightOf(line, skipAbout(line, count.next)), measures(line, count) ? 0 : before)
  const quantity = rangeOf(line, count) ?? { min: low.value, max: high.value }
  return { quantity, start: low.start, end: high.end, weight }
}

const heavier = (a: Weight, b: Weight): Weight => (a > b ? a : b)

/** "20 x 30 cm", "9x13", "9-inch": how large the pan is. */
function isLength(line: CutLine, at: number, { next }: ReadCount): boolean {
  if (findRole(line, at - 1, role.times) && isGlued(line, at) && isGlued(line, at - 1)) return true
  const times = findRole(line, next, role.times)
  const second = times && readCount(line, times.next)
  if (second && isGlued(line, next) && unitAfterDash(line, second.next) === null) return true
  const unit = unitAfterDash(line, second?.next ?? next)
  return unit !== null && units[unit.unit.word.name].kind === 'length'
}

/** "serving: 1 cup" is the size of one. */
function measures(line: CutLine, { next }: ReadCount): boolean {
  const unit = unitAt(line, next)
  return unit !== null && isMeasure(unit.unit.word.name)
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
