import type { Amount } from './add-amounts.ts'
import { isContainer, isCountedPiece } from './units.ts'

/** Eggs, cloves, cans: what a shop sells by the piece. A unit that no language lists ("florets") counts pieces too. */
const isSoldWhole = ({ unitName }: Amount): boolean =>
  unitName === null || isCountedPiece(unitName) || isContainer(unitName)

/**
 * An amount as it is bought: what is counted goes up to whole numbers (5 1/2 eggs are 6, 6 1/2 cloves 7), both ends of
 * a range too. Weights, volumes, lengths and pinches come back as they are.
 */
export function roundUpCounted(amount: Amount): Amount {
  if (!isSoldWhole(amount)) return amount
  const { min, max } = amount.quantity
  return { ...amount, quantity: { min: min.ceil(), max: max.ceil() } }
}
