import type { NutrientName } from './food.ts'

/** Energy is known to about 5 %. */
const energyStep = (amount: number): number => (amount < 100 ? 5 : amount < 1_000 ? 10 : 50)

/** The step by which an amount is as sure as it looks. */
const stepOf = (name: NutrientName, amount: number): number =>
  name === 'energy' ? energyStep(amount) : name === 'salt' && amount < 10 ? 0.1 : 1

/** An amount as exact as it is known; null where it is more than nothing and less than its smallest step. */
export function roundedNutrient(name: NutrientName, amount: number): number | null {
  const step = stepOf(name, amount)
  const rounded = Number((Math.round(amount / step) * step).toFixed(1))
  return rounded === 0 && amount > 0 ? null : rounded
}

/** The smallest amount that is written. */
export const leastNutrient = (name: NutrientName): number => stepOf(name, 0)
