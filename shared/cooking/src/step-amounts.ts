import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { findNamedIngredients, type NamedIngredient } from './named-ingredients.ts'
import { type CutLine, cutLine, findRole, isPunctuation } from './reading/cut-line.ts'
import { isRestOf } from './reading/line-amounts.ts'
import { isBareC } from './reading/other-numbers.ts'
import { readAmount } from './reading/read-amount.ts'
import { readBareUnit } from './reading/read-bare-unit.ts'
import { readCount } from './reading/read-count.ts'
import { skipAbout } from './reading/skip-words.ts'
import type { ReadAmount, Span, WrittenAmount } from './reading/written-amount.ts'
import { isMeasure, type UnitKind, type UnitName, type UnitSystem, units } from './units.ts'
import { role, type Vocabulary } from './vocabulary.ts'

/** An ingredient of the list, as far as a step can name it. */
export type KnownIngredient = Pick<IngredientLine, 'ingredient' | 'quantity' | 'unitName'>

/** An amount in a step, with its place. */
export interface StepAmount extends Span {
  /** The ingredient, by its index in the list; null where that is not clear. */
  readonly ingredient: number | null
  /** One of several alike ("¼ cup for each"): the same however many are made. */
  readonly isOfEach: boolean
}

/** How far behind an amount a word may stand that says that it is one of several alike: "¼ cup batter for each". */
const eachReach = 6

function isOfEach(line: CutLine, at: number, next: number): boolean {
  if (findRole(line, at - 1, role.each)) return true
  for (let place = next; place < Math.min(line.tokens.length, next + eachReach); place += 1) {
    if (isPunctuation(line, place, '.,;:!?')) return false
    if (findRole(line, place, role.each)) return true
  }
  return false
}

/** A word that only describes the pan: "3 quart heavy saucepan". Prepositions are shorter or known. */
const isDescription = (line: CutLine, at: number): boolean => {
  const token = line.tokens[at]
  if (token?.kind !== 'word') return false
  return findRole(line, at, role.sizes) !== null || (line.starts[at] === undefined && token.text.length > 4)
}

/** "3 quart saucepan", "pentola da 3 litri": the size of what one cooks in. */
function isOfVessel(line: CutLine, at: number, next: number): boolean {
  const behind = isDescription(line, next) ? next + 1 : next
  if (findRole(line, behind, role.vessels)) return true
  return findRole(line, at - 1, role.of | role.from | role.into | role.yields) !== null && isVessel(line, at - 2)
}

const isVessel = (line: CutLine, at: number): boolean => findRole(line, at, role.vessels) !== null

function measureOf({ unit, hyphenated, sizes, end }: WrittenAmount): UnitName | null {
  const name = unit?.word?.name
  if (!name || unit.isGuess || hyphenated || sizes.some((size) => size.start < end)) return null
  const { kind } = units[name]
  return kind === 'volume' || kind === 'weight' ? name : null
}

/** "Serve at 18C." and "chill to 4C and cut": degrees, for no cup of anything stands there. */
function isDegrees(line: CutLine, next: number): boolean {
  const at = isPunctuation(line, next - 1, '.') ? next - 2 : next - 1
  return line.tokens[at]?.text === 'c' && isBareC(line, at)
}

/** Whether only words like "of the" or "sifted" stand between an amount and a name. */
function leadsTo(line: CutLine, next: number, name: Span): boolean {
  const isBefore = (place: number) => (line.tokens[place]?.start ?? name.start) < name.start
  const of = findRole(line, next, role.of)
  let at = of?.next ?? next
  // The article: "of the warm water".
  if (of && isBefore(at) && line.tokens[at]?.kind === 'word') at += 1
  while (isBefore(at)) {
    const described = findRole(line, at, role.preparations | role.sizes | role.heaped)
    const word = line.tokens[at]?.text ?? ''
    if (!described && !line.vocabulary.preparationEndings.some((ending) => word.endsWith(ending))) return false
    at = described?.next ?? at + 1
  }
  return true
}

/** The kinds of what holds something or is a piece of it: "2 cans", "3 cloves". */
const holds: ReadonlySet<UnitKind> = new Set(['can', 'package', 'piece'])

interface Step {
  readonly line: CutLine
  readonly named: readonly NamedIngredient[]
  readonly ingredients: readonly KnownIngredient[]
}

/** The ingredient that an amount is of: the one named behind it, else the only one of which the list takes as much. */
function ingredientOf(
  { line, named, ingredients }: Step,
  { quantity, end }: WrittenAmount,
  next: number,
  name: UnitName,
) {
  const takesSo = (at: number) => {
    const known = ingredients[at]
    return known?.unitName === name && known.quantity?.max.equals(quantity.max) === true
  }
  const behind = named.find((place) => place.start >= end)
  if (behind && leadsTo(line, next, behind)) {
    return behind.ingredients.find(takesSo) ?? behind.ingredients[0] ?? null
  }
  const alike = ingredients.flatMap((_, at) => (takesSo(at) ? [at] : []))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

/** "2 eggs", where the list has eggs. "1 egg at a time" is none of the list's three. */
function countedOf({ line, named, ingredients }: Step, { unit, numbers, quantity, start, end }: WrittenAmount) {
  if (unit || numbers[0]?.style === 'article' || start === end) return null
  const thing = named.find((place) => place.start >= end && line.text.slice(end, place.start).trim() === '')
  if (!thing) return null
  const isAsListed = thing.ingredients.some((at) => ingredients[at]?.quantity?.max.equals(quantity.max))
  const [ingredient] = thing.ingredients
  return ingredient !== undefined && (quantity.max.compare(1) > 0 || isAsListed) ? { ingredient, end: thing.end } : null
}

/** "2 cans (14 oz each) tomatoes", where the list takes as many. */
function packedOf({ ingredients }: Step, { unit, quantity, hyphenated, end, start }: WrittenAmount) {
  const name = unit?.word?.name
  if (!name || hyphenated || unit.isGuess || isMeasure(name) || !holds.has(units[name].kind) || start === end)
    return null
  const alike = ingredients.flatMap(({ unitName, quantity: listed }, at) =>
    unitName === name && listed?.min.equals(quantity.min) && listed.max.equals(quantity.max) ? [at] : [],
  )
  const [ingredient] = alike
  return alike.length === 1 && ingredient !== undefined ? { ingredient, end } : null
}

/** The dot behind "2 cups." is that of the sentence, that of "8 oz." mostly of the abbreviation. */
function endsSentence(text: string, { unit, end }: WrittenAmount): boolean {
  if (text.charAt(end - 1) !== '.') return false
  return (unit?.word?.forms.length ?? 0) > 1 || /^\s*(?:$|\p{Lu})/u.test(text.slice(end))
}

/** Between an amount and the same in brackets stands at most the name of the thing. */
const maxNameLength = 4

/** How far the same amount in another unit may be from it: a British pint is a fifth more than an American one. */
const sameTolerance = 0.25

/** A weight or a volume in a step, with what is left of it in a smaller unit: "1 lb 4 oz". */
interface Whole {
  readonly kind: UnitKind
  readonly system: UnitSystem
  /** In millilitres or grams. */
  readonly base: number
  readonly next: number
}

function wholeAt(line: CutLine, { amount, next }: ReadAmount): Whole | null {
  const name = measureOf(amount)
  if (name === null) return null
  const { kind, system, base } = units[name]
  const inBase = amount.quantity.max.valueOf() * (base?.valueOf() ?? 0)
  const more = readAmount(line, next)
  const rest = more && isRestOf(amount, more.amount) ? wholeAt(line, more) : null
  return { kind, system, base: inBase + (rest?.base ?? 0), next: rest?.next ?? next }
}

/** Whether a second amount says a first one in the other system: "500 ml" and "2 cups", "1 cup" and "120 g". */
const saysSame = (one: Whole, other: Whole): boolean =>
  one.system !== other.system &&
  (one.kind !== other.kind || Math.abs(one.base - other.base) <= one.base * sameTolerance)

/** The token after the same amount in the other system: "240 ml/1 cup", "1 cup (240 ml)", "500 ml water (2 cups)"; that after the amount where there is none. */
function afterSame(line: CutLine, whole: Whole): number {
  const { next } = whole
  const isSlash = isPunctuation(line, next, '/|')
  let at = next
  while (at < next + maxNameLength && line.tokens[at]?.kind === 'word') at += 1
  if (!isSlash && !isPunctuation(line, at, '(')) return next
  const read = readAmount(line, isSlash ? next + 1 : skipAbout(line, at + 1))
  const again = read && wholeAt(line, read)
  if (!again || !saysSame(whole, again)) return next
  return isSlash ? again.next : isPunctuation(line, again.next, ')') ? again.next + 1 : next
}

interface FoundAmount {
  readonly amount: StepAmount
  /** The token after it. */
  readonly next: number
}

function stepAmount(step: Step, at: number, { amount, next }: ReadAmount): FoundAmount | null {
  const { start } = amount
  const each = { start, isOfEach: isOfEach(step.line, at, next) }
  const measure = measureOf(amount)
  if (measure === null) {
    const packed = packedOf(step, amount)
    if (packed)
      return { amount: { ...packed, start, isOfEach: false }, next: afterBracket(step.line, { amount, next }) }
    // With the word for the thing, which follows its number: "2 onions" halved are "1 onion".
    const counted = countedOf(step, amount)
    return counted ? { amount: { ...each, ...counted }, next } : null
  }
  const whole = wholeAt(step.line, { amount, next })
  const after = whole ? afterSame(step.line, whole) : next
  const isOnce = after === next
  const [number] = amount.numbers
  // Without its thing "כוס" would not be read as one.
  const thing = isOnce && number?.start === number?.end ? step.named.find((place) => place.start >= amount.end) : null
  const end = isOnce
    ? (thing?.end ?? amount.end) - (endsSentence(step.line.text, amount) ? 1 : 0)
    : (step.line.tokens[after - 1]?.end ?? amount.end)
  return { amount: { ...each, end, ingredient: ingredientOf(step, amount, next, measure) }, next: after }
}

/** "להוסיף כוס חלב": a unit that means one of it, before a thing of the list or how much that is in brackets. */
function readOne({ line, named }: Step, at: number): ReadAmount | null {
  const one = line.starts[at] ? readBareUnit(line, at) : null
  if (!one || isPunctuation(line, one.next, '(')) return one
  const thing = named.find(({ start }) => start >= one.amount.end)
  return thing && leadsTo(line, one.next, thing) ? one : null
}

/** "1 sachet (7 g) yeast", "3 eggs (150 g)": what stays as often as it is does not weigh more; half of all does. */
function afterBracket(line: CutLine, { amount: { quantity }, next }: Pick<ReadAmount, 'amount' | 'next'>): number {
  if (quantity.max.compare(1) < 0) return next
  let at = next
  while (at < next + maxNameLength && line.tokens[at]?.kind === 'word') at += 1
  const inner = isPunctuation(line, at, '(') ? readAmount(line, skipAbout(line, at + 1)) : null
  return inner && isPunctuation(line, inner.next, ')') ? inner.next + 1 : next
}

/**
 * The amounts that a step takes of its ingredients, in the order written. Temperatures, times, sizes, pans and numbers
 * of things are none.
 */
export function findStepAmounts(
  text: string,
  ingredients: readonly KnownIngredient[],
  vocabulary: Vocabulary,
): StepAmount[] {
  const line = cutLine(text, vocabulary)
  const names = ingredients.map(({ ingredient }) => ingredient)
  const step = { line, ingredients, named: findNamedIngredients(text, names, vocabulary) }
  const result: StepAmount[] = []
  for (let at = 0; at < line.tokens.length; ) {
    const read = readAmount(line, at) ?? readOne(step, at)
    const isNone = !read || isOfVessel(line, at, read.next) || isDegrees(line, read.next)
    const found = isNone ? null : stepAmount(step, at, read)
    if (found) result.push(found.amount)
    at = found?.next ?? (read && afterBracket(line, read)) ?? readCount(line, at)?.next ?? at + 1
  }
  return result
}

/** An amount of a step after scaling. */
export type RewriteAmount = (amount: IngredientLine, stepAmount: StepAmount) => IngredientLine

/** A step with its amounts rewritten and nothing else. */
export function rewriteStep(
  step: string,
  ingredients: readonly KnownIngredient[],
  vocabulary: Vocabulary,
  rewrite: RewriteAmount,
): string {
  let rewritten = ''
  let at = 0
  for (const stepAmount of findStepAmounts(step, ingredients, vocabulary)) {
    const amount = readIngredientLine(step.slice(stepAmount.start, stepAmount.end), vocabulary)
    rewritten += step.slice(at, stepAmount.start) + rewrite(amount, stepAmount).text
    at = stepAmount.end
  }
  return rewritten + step.slice(at)
}
