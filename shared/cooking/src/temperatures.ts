import { beginsLike } from './cues.ts'
import { type CutLine, cutLine, dashes, findRole, isGlued, isMinus, isPunctuation } from './reading/cut-line.ts'
import { unitAt } from './reading/find-unit.ts'
import { readCount } from './reading/read-count.ts'
import { readNumber } from './reading/read-number.ts'
import { slashes } from './reading/slashed-numbers.ts'
import type { Span } from './reading/written-amount.ts'
import { role, type Vocabulary } from './vocabulary.ts'

export type TemperatureScale = 'celsius' | 'fahrenheit' | 'gas'

/** A temperature found in a text; both ends of "180-200 °C", and less than zero where a minus stands before it. */
export interface Temperature extends Span {
  readonly min: number
  readonly max: number
  readonly scale: TemperatureScale
  /** The word with its blanks, or the slash, between the ends: " and ". */
  readonly joint?: string
  /** The larger end stands first: "200/180 °C". */
  readonly falls?: true
}

/** Bare degrees below this are angles or weather; above the second they can only be Fahrenheit. */
const coolest = 50
const hottestCelsius = 260
/** Less is no oven's, whatever the scale. */
const boiling = 100

interface Scale {
  readonly scale: TemperatureScale
  readonly next: number
}

/** The unit after a number: `°C`, `° F`, `C`, "degrees Celsius", "Grad", or a bare `°`. */
function scaleAt(line: CutLine, at: number, value: number): Scale | null {
  const degrees = findRole(line, at, role.degrees)
  const named = unitAt(line, at) ?? (degrees && unitAt(line, degrees.next))
  const name = named?.unit.word.name
  if (named && (name === 'celsius' || name === 'fahrenheit')) return { scale: name, next: named.next }
  const from = degrees?.next ?? at
  const letter = line.tokens[from]?.text
  const isLetter = degrees !== null || value >= 100 || value < 0
  if (isLetter && (letter === 'c' || letter === 'с')) return { scale: 'celsius', next: from + 1 }
  if (isLetter && letter === 'f') return { scale: 'fahrenheit', next: from + 1 }
  if (!degrees || value < coolest) return null
  return { scale: value > hottestCelsius ? 'fahrenheit' : 'celsius', next: degrees.next }
}

function gasMarkAt(line: CutLine, at: number): ReadTemperature | null {
  const gas = unitAt(line, at)
  if (gas?.unit.word.name !== 'gas-mark') return null
  const count = readCount(line, gas.next)
  const [low, high = low] = count?.numbers ?? []
  // "gas 4/180C"
  const bare = line.tokens[gas.next]?.text ?? ''
  if (!count && /^(?:\d|10)$/.test(bare))
    return { min: Number(bare), max: Number(bare), scale: 'gas', next: gas.next + 1 }
  if (!count || !low || !high || high.value.compare(10) > 0) return null
  return { min: low.value.valueOf(), max: high.value.valueOf(), scale: 'gas', next: count.next }
}

interface Value {
  readonly value: number
  readonly next: number
}

/** The minus before a number: its sign, with a blank before it ("-18"), or its word. */
function afterMinus(line: CutLine, at: number): number | null {
  if (isMinus(line, at)) return at + 1
  const isSign = isPunctuation(line, at, dashes) && isGlued(line, at + 1)
  return isSign && (at === 0 || !isGlued(line, at) || isPunctuation(line, at - 1, '([')) ? at + 1 : null
}

/** One number, zero and below zero, too. */
function valueAt(line: CutLine, at: number, isNext: boolean): Value | null {
  const minus = afterMinus(line, at)
  const from = minus ?? at
  const text = line.tokens[from]?.text ?? ''
  if (text === '0' || ((isNext || isPunctuation(line, from + 1, slashes)) && /^\d{2,3}$/.test(text)))
    return { value: Number(text), next: from + 1 }
  const read = readNumber(line, from)
  if (!read || read.number.style === 'article') return null
  const value = read.number.value.valueOf()
  return { value: minus === null ? value : -value, next: read.next }
}

/** Between the two ends of a range: "to", "and", "or", a dash, a slash. */
const afterTo = (line: CutLine, at: number): number | null =>
  findRole(line, at, role.to | role.and | role.or)?.next ?? (isPunctuation(line, at, dashes + slashes) ? at + 1 : null)

interface Ends extends Scale, Pick<Temperature, 'joint'> {
  readonly ends: readonly number[]
}

/** "von 250 auf 200 °C", "מ-200 ל-180": from one temperature to another; smaller numbers are of something else. */
function afterInto(line: CutLine, at: number, low: number): number | null {
  const into = low >= boiling ? findRole(line, at, role.into) : null
  if (!into) return null
  const isDashed = isPunctuation(line, into.next, '-') && isGlued(line, into.next) && isGlued(line, into.next + 1)
  return isDashed ? into.next + 1 : into.next
}

/** Two ends of one range, or an oven's with and without a fan. */
const areNear = (one: number, other: number): boolean =>
  one !== other && Math.max(one, other) <= 2 * Math.min(one, other)

function jointOf(written: string): Pick<Temperature, 'joint'> {
  if (/\p{L}/u.test(written)) return { joint: ` ${written}${written.endsWith('-') ? '' : ' '}` }
  return [...slashes].some((sign) => written === sign) ? { joint: written } : {}
}

/** "180-200", "200/180", "between 160 and 180", "-20 to -18": the ends as they stand, if a scale follows. */
function endsAt(line: CutLine, at: number, isNext: boolean): Ends | null {
  const count = readCount(line, at)
  if (count && count.numbers[0].style !== 'article') {
    const ends = count.numbers.map(({ value }) => value.valueOf())
    const scale = scaleAt(line, count.next, Math.max(...ends))
    if (scale) return { ...scale, ends }
  }
  const low = valueAt(line, at, isNext)
  if (!low) return null
  const own = scaleAt(line, low.next, low.value)
  if (own) return { ...own, ends: [low.value] }
  const to = afterTo(line, low.next) ?? afterInto(line, low.next, low.value)
  const high = to === null ? null : valueAt(line, to, isPunctuation(line, low.next, slashes))
  // "Mix 2 and 180 °C" has no range.
  if (!high || (low.value > 0 && !areNear(low.value, high.value))) return null
  const scale = scaleAt(line, high.next, high.value)
  const joint = line.text.slice(line.tokens[low.next]?.start ?? 0, line.tokens[(to ?? 1) - 1]?.end)
  return scale && { ...scale, ends: [low.value, high.value], ...jointOf(joint) }
}

/** More than that no oven is set down by. */
const widestChange = { celsius: 50, fahrenheit: 100 } as const

/** How far from a difference the word for making it hotter or cooler stands. */
const changeReach = 20

/** "by 25°F", "20 °C weniger": how much hotter or cooler, which is no temperature. */
function isDifference(line: CutLine, at: number, { next, scale, ends }: Ends): boolean {
  if (scale === 'gas' || Math.max(...ends) > widestChange[scale]) return false
  const { byHowMuch, byAfterChange, change, cooler } = line.vocabulary.cues
  const before = line.tokens[isPunctuation(line, at - 1, '-') && isGlued(line, at) ? at - 2 : at - 1]?.text ?? ''
  const behind = findRole(line, next, role.into)?.next ?? next
  const isMore = [next, behind].some((place) => cooler.has(line.tokens[place]?.text ?? ''))
  if (byHowMuch.has(before) || isMore || isPunctuation(line, at - 1, '+')) return true
  if (!byAfterChange.has(before)) return false
  const near = line.tokens.slice(Math.max(0, at - changeReach), next + changeReach)
  return near.some(({ text }) => beginsLike(text, change))
}

type ReadTemperature = Omit<Temperature, 'start' | 'end'> & { readonly next: number }

function temperatureAt(line: CutLine, at: number, isNext: boolean): ReadTemperature | null {
  const gas = gasMarkAt(line, at)
  if (gas) return gas
  if (!isNext && isCutOff(line, at)) return null
  const read = endsAt(line, at, isNext)
  if (!read || isDifference(line, at, read)) return null
  const { ends, scale, next, joint } = read
  const [first = 0, last = first] = ends
  const range = { min: Math.min(...ends), max: Math.max(...ends), scale, next }
  return { ...range, ...(joint && { joint }), ...(first > last && first > 0 && { falls: true as const }) }
}

/** "350-75°F": the end of what was not read as a range says nothing alone. */
const isCutOff = (line: CutLine, at: number): boolean =>
  isPunctuation(line, at - 1, dashes + slashes) &&
  isGlued(line, at) &&
  isGlued(line, at - 1) &&
  line.tokens[at - 2]?.kind === 'digits'

/** So near behind a temperature stands that of the same oven with its fan. */
const fanReach = 40

/** "180C/160 fan", "200 °C (Umluft 180)": a bare number beside a word for the fan is on the scale before it. */
function fanAt(line: CutLine, at: number, last: Temperature | undefined): ReadTemperature | null {
  const token = line.tokens[at]
  if (!last || last.scale === 'gas' || !token || token.start - last.end > fanReach) return null
  if (!/^[1-5]\d\d$/.test(token.text)) return null
  const before = isPunctuation(line, at - 1, ':') ? at - 2 : at - 1
  const isFan = [before, at + 1].some((place) => beginsLike(line.tokens[place]?.text ?? '', line.vocabulary.cues.fan))
  const value = Number(token.text)
  return isFan ? { min: value, max: value, scale: last.scale, next: at + 1 } : null
}

/** Finds the temperatures in a text, in the order written. "350°F (180°C)" are two. Differences are none. */
export function findTemperatures(text: string, vocabulary: Vocabulary): Temperature[] {
  const line = cutLine(text, vocabulary)
  const result: Temperature[] = []
  let last = -1
  for (let at = 0; at < line.tokens.length; ) {
    // In "gas 4/180C" the slash is no part of a number.
    const isNext = at === last + 1 && isPunctuation(line, last, slashes)
    const read = temperatureAt(line, at, isNext) ?? fanAt(line, at, result.at(-1))
    if (read) {
      const { next, ...temperature } = read
      last = next
      result.push({ ...temperature, start: line.tokens[at]?.start ?? 0, end: line.tokens[next - 1]?.end ?? 0 })
    }
    at = read?.next ?? readCount(line, at)?.next ?? at + 1
  }
  return result
}
