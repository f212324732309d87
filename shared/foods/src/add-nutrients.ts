import type { LineContents } from './contents.ts'
import type { NutrientName } from './food.ts'

/** A line that is read, with what it adds to the nutrients of its recipe. */
export interface Counting {
  readonly contents: LineContents
  /** Null where it is not known. */
  readonly amountOf: (name: NutrientName) => number | null
}

/** A nutrient that so large a part of what is eaten does not say is not known. */
const leastUnsaid = 0.1

/** The sum of a nutrient in the counted lines; null where too much of it is not known. */
export function sumOf(name: NutrientName, lines: readonly Counting[]): number | null {
  let sum = 0
  let said = 0
  let unsaid = 0
  for (const { contents, amountOf } of lines) {
    const amount = amountOf(name)
    const eaten = contents.eaten ?? 0
    if (amount === null) unsaid += eaten
    else {
      said += eaten
      sum += amount
    }
  }
  return said === 0 || unsaid > leastUnsaid * (said + unsaid) ? null : sum
}
