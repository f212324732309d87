import { isContainer, isMeasure, units } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isGlued, isMinus, isPunctuation } from './cut-line.ts'
import { readAmount } from './read-amount.ts'
import { measuredIn } from './read-size.ts'
import { skipSizes } from './skip-words.ts'
import type { AmountRole, LineAmount, ReadAmount, WrittenAmount } from './written-amount.ts'

/** The state of a line at an amount inside it. */
export interface Inside {
  readonly line: CutLine
  readonly main: LineAmount | null
  /** The line began with a rough unit, so no later amount can be its main one. */
  readonly rough: boolean
  /** How many brackets are open. */
  readonly depth: number
}

interface Place extends Inside {
  readonly amount: WrittenAmount
  readonly at: number
  /** The token after the amount. */
  readonly next: number
  /** The token before it, and before "about". */
  readonly before: number
  readonly isAbout: boolean
}

/** A rule gives the role, null for a number that is nothing to scale, or undefined when it has nothing to say. */
type Rule = (place: Place) => AmountRole | null | undefined

const isBefore = ({ line, before }: Place, roles: number): boolean => findRole(line, before, roles) !== null
const canBeMain = ({ main, rough }: Place): boolean => main === null && !rough
const style = ({ amount }: Place) => amount.numbers[0]?.style

/** How far what is said of a package may be from its size and still be it: 15 oz are 425 g, or 430. */
const sizeTolerance = 0.15

/** Whether an amount says the size of the package again, which the line has said before; null where it has not. */
function saysSize({ line, main, amount }: Place): boolean | null {
  if (!main) return null
  const [size] = main.sizeOf && main.unit ? [{ start: main.start, end: main.unit.end }] : main.sizes
  const known = size && measuredIn(line, size)
  const said = measuredIn(line, amount)
  if (!known || !said) return null
  return known.kind === said.kind && Math.abs(said.base - known.base) <= known.base * sizeTolerance
}

/** Nobody sells packages by these. */
const cooksMeasures: ReadonlySet<string> = new Set(['cup', 'tablespoon', 'teaspoon', 'dessertspoon'])

/**
 * Next to a container an amount tells what is in each ("1 can tomatoes, 14 oz"), unless the line has said that already
 * or it is in cups ("(about 3 cups)"): then it says the same again.
 */
function sameOrSize(place: Place): AmountRole {
  const { main, amount, depth } = place
  const isPacked = main?.sizeOf ? main.sizeOf.unit?.word : main?.unit?.word
  if (!isPacked || !isContainer(isPacked.name)) return 'same'
  const again = saysSize(place)
  if (again !== null) return again ? 'size' : 'same'
  return depth > 0 && cooksMeasures.has(amount.unit?.word?.name ?? '') ? 'same' : 'size'
}

/** "(30 oz total)", "insgesamt 800 g", "480 g in totale": all of it together. */
const total: Rule = ({ line, main, before, at, next, amount }) => {
  const { total: cues } = line.vocabulary.cues
  const isTotal = [...line.tokens.slice(Math.max(0, before), at), ...line.tokens.slice(next, next + 2)].some(
    ({ text }) => cues.has(text),
  )
  return isTotal && main && amount.unit ? 'same' : undefined
}

/** "cut into 1-inch pieces", "6 × 2-inch pieces", "for 10". */
const shape: Rule = (place) => {
  const { amount, line, main, at } = place
  const kind = amount.unit?.word ? units[amount.unit.word.name].kind : null
  if (amount.hyphenated || kind === 'length' || kind === 'area') return 'size'
  if (isBefore(place, role.into) || (main && findRole(line, at + 1, role.times))) return null
  return undefined
}

/** "28 ounces each". Where no amount stands before it, it is so much of each thing: "salt, pepper, 1 tsp each". */
const sizeOfEach: Rule = (place) => {
  const isOfEach = findRole(place.line, place.next, role.each) !== null || isBefore(place, role.each)
  return isOfEach && !(canBeMain(place) && place.amount.unit) ? 'size' : undefined
}

/** "juice of a lemon"; any other "a" inside a line is no number. */
const article: Rule = (place) => {
  if (style(place) !== 'article') return undefined
  const isTaken = isBefore(place, role.of | role.from | role.takenFrom) && !place.amount.unit
  return isTaken && canBeMain(place) ? 'main' : null
}

/** "plus 2 tablespoons", "+ 2", "and 2 cups". */
const sum: Rule = (place) => {
  if (!isPunctuation(place.line, place.before, '+') && !isBefore(place, role.plus)) return undefined
  return place.amount.unit || !isBefore(place, role.and) ? 'plus' : null
}

/** "(minus 2 tablespoons)" */
const less: Rule = ({ line, before, main, amount }) =>
  main && amount.unit && isMinus(line, before) ? 'minus' : undefined

/** "or 1 teaspoon dried". */
const alternative: Rule = (place) => (isBefore(place, role.or) ? 'or' : undefined)

/** "juice of 2 lemons", "cut from 2 ears"; but the 6 of "a pack of 6" is its size. */
const taken: Rule = (place) => {
  if (!isBefore(place, role.of | role.from | role.takenFrom)) return undefined
  const pack = findRole(place.line, place.before - 1, role.unit)?.phrase
  // "Schale" is a tray, and the peel of an orange.
  const isPeel = pack && pack.roles & role.takenFrom
  if (pack?.units[0] && isContainer(pack.units[0].name) && !isPeel) return 'size'
  return canBeMain(place) ? 'main' : 'same'
}

/** "Butter, 200 g": the first amount with a unit, where the line did not begin with one. */
const firstMeasured: Rule = (place) => (place.amount.unit && canBeMain(place) ? 'main' : undefined)

/** "(about 15)", "(7 oz)", ", 2 pounds", "макарони пачка 400 г", "пачка масла 200 г". */
const saidAgain: Rule = (place) => {
  const { amount, line, before, next, depth, isAbout, main } = place
  const isNext = main !== null && line.tokens[before]?.end === main.end
  const isLast = main !== null && line.tokens[next] === undefined && isMeasure(amount.unit?.word?.name ?? 'piece')
  const isSetOff = amount.unit !== null && (depth > 0 || isNext || isLast || isPunctuation(line, before, ',;/|'))
  return isAbout || isSetOff ? sameOrSize(place) : undefined
}

/** "2 lbs potatoes (5-6 medium)", "4 EL Zitronensaft (1 Zitrone)". */
const counted: Rule = (place) => {
  const { line, before, next } = place
  const isThing = line.vocabulary.counted.has(line.tokens[next]?.text ?? '') && isPunctuation(line, next + 1, ')')
  if (!isPunctuation(line, before, '(') || !(isThing || findRole(line, next, role.sizes))) return undefined
  return canBeMain(place) ? 'main' : sameOrSize(place)
}

/** More than this at the end of a line is the number of something, "Mehl 405", unless a sign says how many: "eggs × 405". */
const maxCounted = 400

/** The token after all that only tells how large a thing is and what is done to it. */
function afterDescription(line: CutLine, from: number): number {
  let at = from
  for (;;) {
    const next = findRole(line, skipSizes(line, at), role.preparations)?.next ?? skipSizes(line, at)
    if (next === at) return at
    at = next
  }
}

/** "Zwiebeln – 2 rote": one word behind a number, which the thing has in front of a dash. */
function isBehindDash({ line, before, next }: Place): boolean {
  const word = skipSizes(line, next)
  const isAlone = line.tokens[word]?.kind === 'word' && line.tokens[word + 1] === undefined
  return isAlone && isPunctuation(line, before, dashes) && !isGlued(line, before + 1)
}

/** "Eggs 3", "Eggs (3)", "eggs 3, beaten", "בצל אחד גדול", "буряк – 1 великий". */
const last: Rule = (place) => {
  const { line, before, amount } = place
  const next = afterDescription(line, place.next)
  const isEnd = line.tokens[next] === undefined
  const isBracketed =
    isPunctuation(line, before, '(') && isPunctuation(line, next, ')') && line.tokens[next + 1] === undefined
  const isSized = next > place.next
  const isBeforeDash =
    isPunctuation(line, next, dashes) &&
    !isGlued(line, next) &&
    amount.quantity.max.n > 0n &&
    !readAmount(line, next + 1)
  const isDescribed =
    isPunctuation(line, next, ',+') ||
    isBeforeDash ||
    (isSized && (style(place) === 'word' || isPunctuation(line, next, '(')))
  const isLast = (isEnd || isBracketed || isDescribed || isBehindDash(place)) && before >= 0
  const isCount = amount.quantity.max.compare(maxCounted) <= 0 || isBefore(place, role.times)
  return isLast && canBeMain(place) && isCount ? 'main' : null
}

/** The first rule that has something to say decides. */
const rules: readonly Rule[] = [
  shape,
  total,
  sizeOfEach,
  article,
  sum,
  less,
  alternative,
  taken,
  firstMeasured,
  saidAgain,
  counted,
  last,
]

function placeOf(inside: Inside, at: number, { amount, next }: ReadAmount): Place {
  const { line } = inside
  let before = at - 1
  for (;;) {
    // "je ca. 150 g"
    const last = isPunctuation(line, before, '.') ? before - 1 : before
    if (!findRole(line, last, role.about) && !isPunctuation(line, before, '~≈')) break
    before = last - 1
  }
  const isAbout = before < at - 1
  // A Hebrew preposition is one letter, tied to digits by a dash: "מ-2 לימונים".
  if (isPunctuation(line, before, '-') && isGlued(line, before) && isGlued(line, before + 1)) before -= 1
  return { ...inside, amount, at, next, before, isAbout }
}

/** The role of an amount inside a line, by the words before and after it. Null where it is nothing to scale. */
export function roleInside(inside: Inside, at: number, read: ReadAmount): AmountRole | null {
  const place = placeOf(inside, at, read)
  for (const rule of rules) {
    const decided = rule(place)
    if (decided !== undefined) return decided
  }
  return null
}
