import { readIngredientLine } from './ingredient-line.ts'
import { findNamedIngredients } from './named-ingredients.ts'
import type { Exact } from './quantity.ts'
import { type CutLine, cutLine, findRole, isMark } from './reading/cut-line.ts'
import { readAmount } from './reading/read-amount.ts'
import { readCount } from './reading/read-count.ts'
import type { Span, WrittenAmount } from './reading/written-amount.ts'
import { scaleLine } from './scale-line.ts'
import { units } from './units.ts'
import { role, type Vocabulary } from './vocabulary.ts'

/** An ingredient of the list, as far as a step can name it. */
export interface KnownIngredient {
  readonly name: string
  /** How much the recipe takes of it as written; null where it does not say. */
  readonly quantity: { readonly max: Exact } | null
}

/** How far behind an amount a word may stand that says that it is one of several alike: "¼ cup batter for each". */
const eachReach = 6

function isOfEach(line: CutLine, at: number, next: number): boolean {
  if (findRole(line, at - 1, role.each)) return true
  for (let place = next; place < Math.min(line.tokens.length, next + eachReach); place += 1) {
    if (isMark(line, place, '.,;:!?')) return false
    if (findRole(line, place, role.each)) return true
  }
  return false
}

/** Whether it is measured out: spoons, cups, grams; no length, no time, no size. */
function isMeasured({ unit, hyphenated, sizes }: WrittenAmount): boolean {
  const name = unit?.word?.name
  if (!name || hyphenated || sizes.length > 0) return false
  const { kind } = units[name]
  return kind === 'volume' || kind === 'weight'
}

/** "2 eggs", where the list has eggs. "1 egg at a time" is none of the list's three. */
function isCounted(
  { unit, numbers, quantity }: WrittenAmount,
  named: ReturnType<typeof findNamedIngredients>,
  { text, start, end }: Span & { readonly text: string },
  ingredients: readonly KnownIngredient[],
): boolean {
  if (unit || numbers[0]?.style === 'article') return false
  const thing = named.find((place) => place.start >= end && text.slice(end, place.start).trim() === '' && start < end)
  if (!thing) return false
  const listed = thing.ingredients.map((position) => ingredients[position]?.quantity?.max)
  return quantity.max.compare(1) > 0 || listed.some((whole) => whole?.equals(quantity.max))
}

/** The amounts that a step takes of its ingredients. Temperatures, times, sizes and numbers of things are none. */
export function findStepAmounts(step: string, ingredients: readonly KnownIngredient[], vocabulary: Vocabulary): Span[] {
  const line = cutLine(step, vocabulary)
  const names = ingredients.map(({ name }) => name)
  const named = findNamedIngredients(step, names, vocabulary)
  const found: Span[] = []
  for (let at = 0; at < line.tokens.length; ) {
    const read = readAmount(line, at)
    if (read) {
      const { amount, next } = read
      const { start, end } = amount
      const isTaken = isMeasured(amount) || isCounted(amount, named, { text: step, start, end }, ingredients)
      if (isTaken && !isOfEach(line, at, next)) found.push({ start, end })
    }
    at = read?.next ?? readCount(line, at)?.next ?? at + 1
  }
  return found
}

/** A step for another amount: what it takes of its ingredients changes, and nothing else. */
export function scaleStep(
  step: string,
  factor: Exact,
  ingredients: readonly KnownIngredient[],
  vocabulary: Vocabulary,
): string {
  if (factor.equals(1)) return step
  let scaled = ''
  let at = 0
  for (const { start, end } of findStepAmounts(step, ingredients, vocabulary)) {
    const amount = readIngredientLine(step.slice(start, end), vocabulary)
    scaled += step.slice(at, start) + scaleLine(amount, factor, { style: 'glyphs' }).text
    at = end
  }
  return scaled + step.slice(at)
}
