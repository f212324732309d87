import { Fraction } from './fraction.ts'
import { type CutLine, cutLine, findRole, isGlued, isPunctuation } from './reading/cut-line.ts'
import { unitAt } from './reading/find-unit.ts'
import { readCount } from './reading/read-count.ts'
import { properFraction, readAddedPart } from './reading/read-number.ts'
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

const hour = new Fraction(3600)

/** "1:30 h": the number in the larger unit and in the next smaller one. */
function readClock(line: CutLine, at: number): ReadTime | null {
  const [, large, small] = /^(\d{1,2}):(\d{2})$/.exec(line.tokens[at]?.text ?? '') ?? []
  const unit = large && small ? unitAt(line, at + 1) : null
  const seconds = unit && secondsIn(unit.unit.word.name)
  if (!unit || !seconds || seconds.compare(hour) > 0 || seconds.compare(60) < 0) return null
  const total = seconds
    .mul(Number(large))
    .add(seconds.mul(Number(small)).div(60))
    .valueOf()
  return { min: total, max: total, seconds, next: unit.next }
}

/** After "2 hours 30" its clause ends or goes on with one of these. */
const goesOn = role.to | role.or | role.and | role.into

/** "1 Std. 20 backen": a word that cannot be what twenty are of. */
const isNoThing = (line: CutLine, at: number): boolean => {
  const token = line.tokens[at]
  if (token?.kind !== 'word' || line.vocabulary.counted.has(token.text)) return false
  const isSmall = line.text.slice(token.start, token.end) === token.text
  return (
    isSmall && !unitAt(line, at) && !findRole(line, at, role.sizes | role.preparations | role.degrees | role.percent)
  )
}

/** "1h30", "2 hours 30", "1 ora e 30", "1 h 30 m": minutes without their word, behind hours; seconds behind minutes. */
function readBareRest(line: CutLine, whole: ReadTime): ReadTime | null {
  if (whole.min !== whole.max || whole.seconds.compare(hour) > 0 || whole.seconds.compare(60) < 0) return null
  const at = findRole(line, whole.next, role.and)?.next ?? whole.next
  const digits = line.tokens[at]?.text ?? ''
  if (!/^[0-5]?\d$/.test(digits) || Number(digits) === 0) return null
  const behind = line.tokens[at + 1]
  const isMinutes = whole.seconds.equals(hour) && /^(?:m|['’′])$/.test(behind?.text ?? '')
  const next = isMinutes ? at + 2 : at + 1
  const isGluedOn = isGlued(line, at) && !unitAt(line, at + 1) && !findRole(line, at + 1, role.degrees)
  const isEnd =
    behind === undefined || isPunctuation(line, at + 1, '.,;:!?()') || findRole(line, at + 1, goesOn) !== null
  const isRound = whole.seconds.equals(hour) && /^[1-5][05]$/.test(digits) && isNoThing(line, at + 1)
  if (!isMinutes && !isGluedOn && !isEnd && !isRound) return null
  const more = whole.seconds.div(60).mul(Number(digits)).valueOf()
  return { min: whole.min + more, max: whole.max + more, seconds: whole.seconds.div(60), next }
}

/** "an hour and a half", "1 ora 1/2": a part that nothing follows which it could be of. */
function partBehind(line: CutLine, at: number): ReturnType<typeof readAddedPart> {
  const added = readAddedPart(line, at)
  if (added) return unitAt(line, added.next) ? null : added
  const part = properFraction(line, at)
  const isEnd = part && (line.tokens[part.next]?.kind !== 'word' || findRole(line, part.next, goesOn) !== null)
  return isEnd ? part : null
}

/** One number with one unit of time: "25 to 30 minutes", "45-minute", "an hour and a half", "שעה". */
function readTime(line: CutLine, at: number): ReadTime | null {
  const clock = readClock(line, at)
  if (clock) return clock
  const count = readCount(line, at)
  const [low, high] = count?.numbers ?? []
  // "10 more minutes"
  const isMore = count !== null && line.vocabulary.cues.further.has(line.tokens[count.next]?.text ?? '')
  const from = isMore ? count.next + 1 : (count?.next ?? at)
  const unit = unitAt(line, count && isPunctuation(line, from, '-') ? from + 1 : from)
  const seconds = unit && secondsIn(unit.unit.word.name)
  if (!unit || !seconds) return null
  // "a second bowl" is no time, and "day-old" no day.
  if (low?.style === 'article' && unit.unit.word.name === 'second') return null
  if (low === undefined && !isWholeOfOne(line, at, unit.unit.word.words.bareUnitIsOne)) return null
  const more = partBehind(line, unit.next)
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
    const and = isPunctuation(line, whole.next, ',') ? whole.next + 1 : findRole(line, whole.next, role.and)?.next
    // "שעה ו-20 דקות"
    const isDashed = and !== undefined && isPunctuation(line, and, '-') && isGlued(line, and)
    const joined = isDashed ? and + 1 : (and ?? whole.next)
    const more = readTime(line, joined)
    if (!more || more.seconds.compare(whole.seconds) >= 0) return readBareRest(line, whole) ?? whole
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
