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

/** The amounts of a line, those together that say how much of one thing. Sizes are left out. */
export function statedAmounts({ amounts, segments }: IngredientLine): readonly StatedAmount[] {
  const name = segments.find(({ kind }) => kind === 'ingredient')
  const stated: StatedAmount[] = []
  for (const amount of amounts) {
    const last = stated.at(-1)
    const isOpening = name === undefined || amount.start < name.start
    if (amount.role === 'size') continue
    if (last && amount.role === 'same' && amount.ends === 'rest' && last.again.length > 0) {
      const again = [...last.again.slice(0, -1), withRest(last.again.at(-1) ?? amount, amount)]
      stated[stated.length - 1] = { ...last, again }
    } else if (last && amount.role === 'same') stated[stated.length - 1] = { ...last, again: [...last.again, amount] }
    else if (last && amount.ends === 'range') stated[stated.length - 1] = { ...last, far: amount }
    else if (last && (amount.role === 'plus' || amount.role === 'minus') && isOpening && last.again.length === 0)
      stated[stated.length - 1] = { ...last, added: [...last.added, amount] }
    else stated.push({ main: amount, added: [], again: [], far: null })
  }
  return stated
}
