import type { Fraction } from './fraction.ts'
import { type CutLine, cutLine, findRole, isPunctuation } from './reading/cut-line.ts'
import { unitAt } from './reading/find-unit.ts'
import { readCount } from './reading/read-count.ts'
import { readAddedPart } from './reading/read-number.ts'
import type { Span } from './reading/written-amount.ts'
import { type UnitName, units } from './units.ts'
import { role, type Vocabulary } from './vocabulary.ts'

/** A length of time found in a text, in seconds; both ends of "25 to 30 minutes". */
export interface Duration extends Span {
  readonly minSeconds: number
  readonly maxSeconds: number
}

interface ReadTime {
  readonly min: number
  readonly max: number
  readonly seconds: Fraction
  readonly next: number
}

function secondsIn(name: UnitName): Fraction | null {
  const unit = units[name]
  return unit.kind === 'time' ? unit.base : null
}

/** One number with one unit of time: "25 to 30 minutes", "45-minute", "an hour and a half", "שעה". */
function readTime(line: CutLine, at: number): ReadTime | null {
  const count = readCount(line, at)
  const [low, high] = count?.numbers ?? []
  const from = count?.next ?? at
  const unit = unitAt(line, count && isPunctuation(line, from, '-') ? from + 1 : from)
  const seconds = unit && secondsIn(unit.unit.word.name)
  if (!unit || !seconds) return null
  // "a second bowl" is no time, and "day-old" no day.
  if (low?.style === 'article' && unit.unit.word.name === 'second') return null
  if (low === undefined && !isWholeOfOne(line, at, unit.unit.word.words.bareUnitIsOne)) return null
  const part = readAddedPart(line, unit.next)
  const more = part && !unitAt(line, part.next) ? part : null
  const bare = findRole(line, from, role.duals) ? 2 : 1
  const inSeconds = (value: Fraction | undefined) =>
    seconds
      .mul(value ?? bare)
      .add(more ? seconds.mul(more.value) : 0)
      .valueOf()
  return { min: inSeconds(low?.value), max: inSeconds((high ?? low)?.value), seconds, next: more?.next ?? unit.next }
}

/** "שעה" and "годину" are one hour without a number; an abbreviation never is. */
function isWholeOfOne(line: CutLine, at: number, bareUnitIsOne: boolean): boolean {
  const token = line.tokens[at]
  return bareUnitIsOne && token?.kind === 'word' && token.text.length > 2 && line.tokens[at - 1]?.kind !== 'digits'
}

/** Adds the smaller units that follow: "1 hour 20 minutes", "1 h and 20 min". */
function readWhole(line: CutLine, at: number): ReadTime | null {
  let whole = readTime(line, at)
  while (whole) {
    const joined = isPunctuation(line, whole.next, ',')
      ? whole.next + 1
      : (findRole(line, whole.next, role.and)?.next ?? whole.next)
    const more = readTime(line, joined)
    if (!more || more.seconds.compare(whole.seconds) >= 0) return whole
    whole = { min: whole.min + more.min, max: whole.max + more.max, seconds: more.seconds, next: more.next }
  }
  return null
}

/** Finds the lengths of time in a text, in the order written, for timers. */
export function findDurations(text: string, vocabulary: Vocabulary): Duration[] {
  const line = cutLine(text, vocabulary)
  const durations: Duration[] = []
  for (let at = 0; at < line.tokens.length; ) {
    const time = readWhole(line, at)
    if (time) {
      const start = line.tokens[at]?.start ?? 0
      durations.push({ start, end: line.tokens[time.next - 1]?.end ?? 0, minSeconds: time.min, maxSeconds: time.max })
    }
    at = time?.next ?? readCount(line, at)?.next ?? at + 1
  }
  return durations
}
