import { isContainer, isMeasure, type UnitName, units } from '../units.ts'
import { role } from '../vocabulary.ts'
import { type CutLine, dashes, findRole, isGlued, isMinus, isPunctuation } from './cut-line.ts'
import { isContainerAt, unitAt } from './find-unit.ts'
import { readAmount } from './read-amount.ts'
import { readBareUnit, readUnitBeforeOne } from './read-bare-unit.ts'
import { sizeAgain } from './read-size.ts'
import { readUnitFirst } from './read-unit-first.ts'
import { roleInside } from './role-inside.ts'
import { skipAbout, skipSizes } from './skip-words.ts'
import {
  type AmountRole,
  type LineAmount,
  type ReadAmount,
  type Span,
  spanOf,
  type WrittenAmount,
  type WrittenUnit,
} from './written-amount.ts'

/** Everything a line says about how much, and where the name of the ingredient may begin. */
export interface LineAmounts {
  readonly amounts: readonly LineAmount[]
  /** The unit of a line that begins with one and has no number: "pinch of salt". */
  readonly roughUnit: WrittenUnit | null
  /** The first token after the amounts the line begins with. */
  readonly nameFrom: number
}

/** "1. 2 eggs", "2) salt": the number of the line in its list. */
function skipNumbering(line: CutLine): number {
  const [number, sign, second] = line.tokens
  const isNumber = number?.kind === 'digits' && /^\d{1,2}$/.test(number.text)
  if (!isNumber || !isPunctuation(line, 1, '.)') || !isGlued(line, 1)) return 0
  const from = sign?.text === '.' && second?.text === ')' ? 3 : 2
  if (isGlued(line, from) || unitAt(line, from) || findRole(line, from, role.month)) return 0
  return line.tokens[from]?.kind === 'word' || readAmount(line, from) ? from : 0
}

/** Steps over the signs that lists begin their lines with. */
function skipBullets(line: CutLine): number {
  let at = skipNumbering(line)
  while (isPunctuation(line, at, `${dashes}*•·▢☐□◦▪–+~.`) && line.tokens[at + 1]) at += 1
  return at
}

/** "je 100 g Mehl und Zucker": so much of each thing. */
function skipEach(line: CutLine, at: number): number {
  const each = findRole(line, at, role.each)
  return each && readAmount(line, skipAbout(line, each.next)) ? each.next : at
}

interface SecondUnit extends Pick<WrittenAmount, 'sizeOf'> {
  readonly next: number
  /** "(14 oz)" of "400 g (14 oz) tin". */
  readonly again?: Span
}

/** Twice as much of these is a longer one: "2-inch piece of ginger". Slices and strips are counted. */
const lengthwise: ReadonlySet<UnitName> = new Set(['piece', 'knob', 'section'])

/** A second unit word for the same thing: "1 c cup", "1 28 oz can", "½ inch knob". */
function skipSecondUnit(line: CutLine, at: number, { unit, hyphenated }: WrittenAmount): SecondUnit {
  const none = { next: at }
  const name = unit?.word?.name
  const dash = isPunctuation(line, at, '-') && isGlued(line, at) ? at + 1 : at
  const afterAgain = sizeAgain(line, at, false)
  const isAgain = afterAgain > at && isContainerAt(line, afterAgain)
  const second = name ? unitAt(line, isAgain ? afterAgain : dash) : null
  if (!name || !second || !line.tokens[second.next]) return none
  const { kind } = units[name]
  const other = second.unit.word.name
  const again = other === name
  const piece = kind === 'length' && units[other].kind === 'piece'
  const measure = kind === 'weight' || kind === 'volume'
  const container = measure && isContainer(other)
  const isSize =
    container || (hyphenated && measure && units[other].kind === 'piece') || (piece && !lengthwise.has(other))
  const saidAgain = isAgain ? { again: spanOf(line, at, afterAgain) } : {}
  if (isSize) return { next: second.next, sizeOf: { unit: second.unit }, ...saidAgain }
  return again || piece ? { next: second.next } : none
}

/** "1 kg 200 g", "1 lb 4 oz": what is left of an amount in a smaller unit. */
export function isRestOf({ unit: large }: WrittenAmount, { unit: small, quantity }: WrittenAmount): boolean {
  if (!large?.word || !small?.word) return false
  const [of, rest] = [units[large.word.name], units[small.word.name]]
  if (of.kind !== rest.kind || of.system !== rest.system || !of.base || !rest.base) return false
  return quantity.max.mul(rest.base).compare(of.base) < 0
}

interface MoreAmount extends Pick<LineAmount, 'role' | 'ends'> {
  readonly read: ReadAmount
}

/** "1 cup plus 2 tablespoons", "2 + 3 eggs". @param plus where what is added begins */
function addedAmount(line: CutLine, at: number, plus: number): MoreAmount | null {
  const read = readAmount(line, skipAbout(line, plus))
  return read && (read.amount.unit || isPunctuation(line, at, '+')) ? { role: 'plus', read } : null
}

/** "1 lb 4 oz", "1 lb, 4 oz" */
const restOf = (last: LineAmount, read: ReadAmount): MoreAmount => ({
  role: last.role === 'main' ? 'plus' : last.role,
  read,
  ends: 'rest',
})

/** "1 teaspoon to 1 tablespoon": the far end of a range in another unit. "2 пачки по 200 г" are packages of that size. */
function farEnd(line: CutLine, at: number, { unit }: LineAmount): MoreAmount | null | undefined {
  const isOfEach = unit?.word && isContainer(unit.word.name) && findRole(line, at, role.each)
  const to = isOfEach ? null : findRole(line, at, role.to)
  if (!to) return undefined
  const read = readAmount(line, to.next)
  return read?.amount.unit ? { role: 'or', read, ends: 'range' } : null
}

const isLength = ({ unit }: WrittenAmount): boolean => unit?.word != null && units[unit.word.name].kind === 'length'

/** "2 barattoli da 400 g", "4 slices 1 cm thick": how much is in each, or how large it is. */
function againOrSize(line: CutLine, at: number, last: LineAmount, { amount }: ReadAmount): AmountRole {
  const isOfEach = last.unit?.word && isContainer(last.unit.word.name) && findRole(line, at, role.from | role.each)
  return isOfEach || (isLength(amount) && !isLength(last)) ? 'size' : 'same'
}

/** An amount that says the one before it again or adds to it, right where that one ends. */
function nextOpeningAmount(line: CutLine, at: number, last: LineAmount): MoreAmount | null {
  const plus = isPunctuation(line, at, '+') ? at + 1 : (findRole(line, at, role.plus)?.next ?? null)
  if (plus !== null) return addedAmount(line, at, plus)
  // "2 cups minus 2 tablespoons"
  const less = isMinus(line, at) ? readAmount(line, at + 1) : null
  if (less?.amount.unit) return { role: 'minus', read: less }
  const comma = isPunctuation(line, at, ',') ? readAmount(line, at + 1) : null
  if (comma && isRestOf(last, comma.amount)) return restOf(last, comma)
  const far = farEnd(line, at, last)
  if (far !== undefined) return far
  const slash = isPunctuation(line, at, `/|${dashes}`) ? at + 1 : null
  const read = readAmount(line, skipAbout(line, slash ?? at))
  if (read && slash === null && isRestOf(last, read.amount)) return restOf(last, read)
  if (!read?.amount.unit || read.amount.numbers[0]?.style === 'article') return null
  return { role: againOrSize(line, at, last, read), read }
}

const isMeasuredSize = ({ hyphenated, unit }: WrittenAmount): boolean =>
  hyphenated && unit?.word !== undefined && unit.word !== null && isMeasure(unit.word.name)

/** The amounts a line begins with, up to the name. */
function openingAmounts(line: CutLine): LineAmounts {
  const bullets = skipEach(line, skipBullets(line))
  const from = skipAbout(line, bullets)
  const first =
    readAmount(line, from) ??
    readUnitFirst(line, from) ??
    readBareUnit(line, from) ??
    (from > bullets ? readAmount(line, bullets) : null)
  if (!first) return roughOpening(line, from)
  const second = skipSecondUnit(line, first.next, first.amount)
  let { next } = second
  // "2-inch piece" is a length of ginger; "7-inch wrappers" only says how large they are.
  if (first.amount.hyphenated && next === first.next && first.amount.unit) {
    const { kind } = units[first.amount.unit.word?.name ?? 'piece']
    if (kind === 'length') return { amounts: [{ ...first.amount, role: 'size' }], roughUnit: null, nameFrom: next }
  }
  // "8-oz fillet" is one of that size.
  const sizeOf = second.sizeOf ?? (isMeasuredSize(first.amount) ? { unit: null } : undefined)
  const sizes = second.again ? [...first.amount.sizes, second.again] : first.amount.sizes
  const amounts: LineAmount[] = [{ ...first.amount, sizes, ...(sizeOf && { sizeOf }), role: 'main' }]
  for (;;) {
    const last = amounts.at(-1)
    const more = last && nextOpeningAmount(line, next, last)
    if (!more) break
    amounts.push({ ...more.read.amount, role: more.role, ...(more.ends && { ends: more.ends }) })
    next = more.read.next
  }
  // "1 teaspoon each: cumin, coriander"
  const each = findRole(line, next, role.each)
  return { amounts, roughUnit: null, nameFrom: each && isPunctuation(line, each.next, ':') ? each.next + 1 : next }
}

/** "Pinch of salt", "a few dashes of", "small handful": a unit without a number. */
function roughOpening(line: CutLine, from: number): LineAmounts {
  let at = from
  let afterVague = from
  for (;;) {
    const skipped = findRole(line, at, role.articles | role.vague | role.sizes | role.heaped | role.of)
    if (!skipped) break
    at = skipped.next
    if (afterVague > from || skipped.phrase.roles & role.vague) afterVague = at
  }
  const unit = unitAt(line, at)
  const known = unit && line.vocabulary.roughUnits.has(unit.unit.word.name)
  const followed = unit && line.tokens[unit.next]?.kind === 'word'
  return known && followed
    ? { amounts: [], roughUnit: unit.unit, nameFrom: unit.next }
    : { amounts: [], roughUnit: null, nameFrom: line.tokens[afterVague] ? afterVague : from }
}

/** "(700ml jar)" says how large the jar is, however many cups are taken. */
function isOfPackage(line: CutLine, { amount: { unit }, next }: ReadAmount): boolean {
  const name = unit?.word?.name
  const thing = unitAt(line, isPunctuation(line, next, '-') ? next + 1 : next)
  return name !== undefined && isMeasure(name) && thing !== null && isContainer(thing.unit.word.name)
}

/** "буряк – 1 великий", "цукор – 2 ст. л. з гіркою": how large or how full it is, where nothing else follows. */
function withSizesBehind(line: CutLine, { amount, next }: ReadAmount): WrittenAmount {
  const after = skipSizes(line, next)
  const isLast = after > next && line.tokens[after]?.kind !== 'word'
  return isLast ? { ...amount, sizes: [...amount.sizes, spanOf(line, next, after)] } : amount
}

/** An amount inside a line; one right behind another can be what is left of that in a smaller unit: "(1 lb 12 oz)". */
function insideAmount(
  line: CutLine,
  is: AmountRole,
  at: number,
  read: ReadAmount,
  last: LineAmount | undefined,
): LineAmount {
  const { amount } = read
  const joint = isPunctuation(line, at - 1, ',') || findRole(line, at - 1, role.and)?.next === at ? at - 2 : at - 1
  const isBehind = last?.role === 'same' && line.tokens[joint]?.end === last.end
  if (isBehind && isRestOf(last, amount)) return { ...amount, role: 'same', ends: 'rest' }
  return { ...withSizesBehind(line, read), role: is === 'same' && isOfPackage(line, read) ? 'size' : is }
}

/** The amounts further on in a line: in brackets, after "or", "plus" or "juice of", or behind the name. */
function insideAmounts(line: CutLine, opening: LineAmounts): LineAmount[] {
  const result: LineAmount[] = []
  let main = opening.amounts.find((amount) => amount.role === 'main') ?? null
  let depth = 0
  for (let at = opening.nameFrom; at < line.tokens.length; ) {
    if (isPunctuation(line, at, '([{')) depth += 1
    if (isPunctuation(line, at, ')]}')) depth = Math.max(0, depth - 1)
    const read = readAmount(line, at) ?? readUnitFirst(line, at) ?? readUnitBeforeOne(line, at)
    const is = read && roleInside({ line, main, rough: opening.roughUnit !== null, depth }, at, read)
    if (read && is) {
      const amount = insideAmount(line, is, at, read, result.at(-1))
      if (is === 'main') main = amount
      result.push(amount)
    }
    at = read ? Math.max(at + 1, read.next) : at + 1
  }
  return result
}

/** "spicchi d'aglio 2", "foglie di basilico 20 g": a line that begins with a rough unit says how much at its end. */
function endsWithAmount(line: CutLine, opening: LineAmounts): boolean {
  if (!opening.roughUnit) return false
  const [only, ...others] = insideAmounts(line, { ...opening, roughUnit: null })
  return only?.role === 'main' && others.length === 0 && only.end === line.tokens.at(-1)?.end
}

/** No words that say so are more. */
const longestAbout = 3

/** Whether words like "about" stand right before an amount. */
function isAbout(line: CutLine, { start }: LineAmount): boolean {
  const at = line.tokens.findIndex((token) => token.start >= start)
  for (let from = at - 1; from >= 0 && from >= at - longestAbout; from -= 1) {
    if (findRole(line, from, role.about)?.next === at) return true
  }
  return isPunctuation(line, at - 1, '~≈±')
}

/** "2 (28 oz total) cans": what stands between a number and its unit and is no size of one. */
function totalInFront(line: CutLine, main: LineAmount | undefined): LineAmount[] {
  const numberEnd = main?.numbers.at(-1)?.end
  if (!main?.unit || numberEnd === undefined) return []
  const open = line.tokens.findIndex(({ start }) => start >= numberEnd)
  if (!isPunctuation(line, open, '(') || (line.tokens[open]?.start ?? 0) > main.unit.start) return []
  const from = skipAbout(line, open + 1)
  const at = line.vocabulary.cues.total.has(line.tokens[from]?.text ?? '') ? from + 1 : from
  const read = readAmount(line, at)
  const is = read && roleInside({ line, main, rough: false, depth: 1 }, at, read)
  return read && is === 'same' ? [{ ...read.amount, role: is }] : []
}

/** Finds everything a line says about how much. */
export function findAmounts(line: CutLine): LineAmounts {
  const opening = openingAmounts(line)
  const inside = insideAmounts(line, endsWithAmount(line, opening) ? { ...opening, roughUnit: null } : opening)
  const amounts = [...opening.amounts, ...totalInFront(line, opening.amounts[0]), ...inside]
  return {
    ...opening,
    amounts: amounts.map((amount) => (isAbout(line, amount) ? { ...amount, isAbout: true } : amount)),
  }
}
