import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import type { Exact, Quantity } from '@potluck/cooking/quantity'
import { type UnitName, units } from '@potluck/cooking/units'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { VisibleIngredient } from '../../recipe-text/ingredient-list.ts'
import { notTooLarge } from '../scaling.ts'

/** An amount of a line, and the factor with which the line says it. */
interface Stated {
  readonly quantity: Quantity
  readonly unit: UnitName | null
  readonly factor: Exact
}

/** How many of one unit another one is; null where they measure different things. */
function unitsIn(from: UnitName | null, to: UnitName | null): Exact | null {
  if (from === null || to === null) return null
  const [a, b] = [units[from], units[to]]
  return a.kind === b.kind && a.base && b.base ? a.base.div(b.base) : null
}

const statedIn = ({ quantity, unitName }: IngredientLine, factor: Exact): Stated[] =>
  quantity && quantity.min.compare(0) > 0 ? [{ quantity, unit: unitName, factor }] : []

/** Every amount of a line: as written, as converted, and what the line says besides. */
function amountsOf({ original, displayed }: VisibleIngredient, factor: Exact): readonly Stated[] {
  const others = original.amounts.flatMap((amount): Stated[] => {
    const unit = amount.unit?.word?.name ?? null
    return unit !== null && amount.quantity.min.compare(0) > 0 && amount.ends === undefined
      ? [{ quantity: amount.quantity, unit, factor: factor.div(factor) }]
      : []
  })
  return [...statedIn(original, factor.div(factor)), ...others, ...statedIn(displayed, factor)]
}

/** Whether a line says how much, so that a recipe can be scaled by it. */
export const hasAmount = ({ original }: VisibleIngredient): boolean =>
  !original.isHeader && original.quantity !== null && original.quantity.min.compare(0) > 0

/**
 * The factor with which a recipe uses a typed amount of an ingredient: of 500 g flour, "700 g" is 1.4. A number without a unit is in the
 * unit that the line is displayed in. Null where the text is no amount of that kind.
 * @param factor the present one, of the displayed line
 */
export function factorForAmount(
  text: string,
  ingredient: VisibleIngredient,
  { factor, words }: { readonly factor: Exact; readonly words: Vocabulary },
): Exact | null {
  const { original, displayed } = ingredient
  const [typed] = readIngredientLines(`${text.trim()} ${original.ingredient}`, words)
  const wanted = typed?.quantity?.min
  if (!typed || !wanted || wanted.compare(0) <= 0) return null
  const amounts = amountsOf(ingredient, factor)
  // Scaled grams may be displayed as kilograms.
  const isConverted = unitsIn(displayed.unitName, original.unitName) === null
  const [shown] = isConverted ? statedIn(displayed, factor) : amounts
  const same = amounts.find(({ unit }) => unit === typed.unitName) ?? (typed.unitName === null ? shown : undefined)
  if (same) return notTooLarge(wanted.div(same.quantity.min).mul(same.factor))
  for (const { quantity, unit, factor: of } of amounts) {
    const ratio = unitsIn(typed.unitName, unit)
    if (ratio) return notTooLarge(wanted.mul(ratio).div(quantity.min).mul(of))
  }
  return null
}
