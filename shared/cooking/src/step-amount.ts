import type { IngredientLine } from './ingredient-line.ts'
import { addQuantities, type Exact, exactly, scaleQuantity } from './quantity.ts'
import type { LineAmount } from './reading/written-amount.ts'
import { isMeasure, type UnitName, type UnitSystem, units } from './units.ts'

/** The amounts of one thing in a line: its amount, what is added to that or taken off it, and the same amount in another unit. */
export interface StatedAmount {
  readonly main: LineAmount
  /** "plus 2 tablespoons", "minus 2 tablespoons", right behind the amount. */
  readonly added: readonly LineAmount[]
  /** "(15 ounces)", "/240 ml", ", about 4 cups". */
  readonly again: readonly LineAmount[]
  /** The far end of a range in another unit: "to 1 tablespoon". */
  readonly far: LineAmount | null
}

/** A weight or a volume of the thing itself, and no size of a package. */
export interface MeasuredAmount extends LineAmount {
  readonly unit: NonNullable<LineAmount['unit']> & { readonly word: { readonly name: UnitName } }
}

/** A word for how full a spoon is may follow the amount, but is not in it. */
export function isMeasuredAmount(amount: LineAmount): amount is MeasuredAmount {
  const { unit, role, sizeOf, hyphenated, sizes, end } = amount
  if (!unit?.word || unit.isGuess || role === 'size' || sizeOf || hyphenated) return false
  return isMeasure(unit.word.name) && sizes.every((size) => size.start >= end)
}

export const kindOf = ({ unit }: MeasuredAmount) => units[unit.word.name].kind
export const systemOf = ({ unit }: MeasuredAmount): UnitSystem => units[unit.word.name].system

/** How much it is at most, in millilitres or grams. */
export const baseOf = ({ quantity, unit }: MeasuredAmount): Exact => quantity.max.mul(units[unit.word.name].base ?? 1)

/** "1 lb 4 oz" is one amount, in the smaller unit. */
export function withRest(large: LineAmount, rest: LineAmount): LineAmount {
  if (rest.ends !== 'rest' || !isMeasuredAmount(large) || !isMeasuredAmount(rest)) return large
  const perRest = exactly(units[large.unit.word.name].base ?? 1).div(units[rest.unit.word.name].base ?? 1)
  const quantity = addQuantities(scaleQuantity(large.quantity, perRest), rest.quantity)
  return { ...large, end: rest.end, quantity, unit: rest.unit }
}

/** Amounts in which what is left of one that is said again is a part of it: "800 g (1 lb 12 oz)". */
function withRestsOfSame(amounts: readonly LineAmount[]): LineAmount[] {
  const whole: LineAmount[] = []
  for (const amount of amounts) {
    const last = whole.at(-1)
    if (last?.role === 'same' && amount.role === 'same' && amount.ends === 'rest')
      whole[whole.length - 1] = withRest(last, amount)
    else whole.push(amount)
  }
  return whole
}

/** A British pint is a fifth more than an American one; what is further off is said of something else. */
const sameTolerance = exactly(1).div(3)

/** Whether an amount can say again how much another one is, with what is added to that: what is weighed and what is measured can. */
function canBeSame({ main, added }: StatedAmount, amount: LineAmount): boolean {
  const all = [main, ...added]
  if (!isMeasuredAmount(amount) || !all.every(isMeasuredAmount)) return true
  if (all.some((each) => kindOf(each) !== kindOf(amount))) return true
  const total = all.reduce(
    (sum, each) => (each.role === 'minus' ? sum.sub(baseOf(each)) : sum.add(baseOf(each))),
    exactly(0),
  )
  return total.sub(baseOf(amount)).abs().compare(total.mul(sameTolerance)) <= 0
}

/** The amounts of a line, those together that say how much of one thing. Sizes are left out. */
export function statedAmounts({ amounts: written, segments }: IngredientLine): readonly StatedAmount[] {
  const amounts = withRestsOfSame(written)
  const name = segments.find(({ kind }) => kind === 'ingredient')
  const stated: StatedAmount[] = []
  for (const amount of amounts) {
    const last = stated.at(-1)
    const isOpening = name === undefined || amount.start < name.start
    if (amount.role === 'size') continue
    if (last && amount.role === 'same' && canBeSame(last, amount))
      stated[stated.length - 1] = { ...last, again: [...last.again, amount] }
    else if (last && amount.ends === 'range') stated[stated.length - 1] = { ...last, far: amount }
    else if (last && (amount.role === 'plus' || amount.role === 'minus') && isOpening && last.again.length === 0)
      stated[stated.length - 1] = { ...last, added: [...last.added, amount] }
    else stated.push({ main: amount, added: [], again: [], far: null })
  }
  return stated
}
