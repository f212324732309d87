import { type NutrientName, type Nutrients, nutrientNames } from './food.ts'

/** One serving of a recipe, as far as it is known. */
export interface Serving {
  /** A value that the recipe states goes first, then the one of its lines. */
  readonly nutrients: Nutrients
  /** The nutrients that are known in full, a bit each: stated, or with each line counted. The others are at least so much. */
  readonly whole: number
}

/** The counted lines of a recipe, as they are stored and answered. */
export interface Counted {
  readonly lines: readonly { readonly notCounted?: string | null | undefined }[]
  /** The sum of the whole recipe. */
  readonly nutrients: Nutrients
  /** How many it serves; null where it does not say so. */
  readonly servings: number | null
}

/** The bit of a nutrient in a set. */
export const nutrientBit = (name: NutrientName): number => 1 << nutrientNames.indexOf(name)

/** "Salt to taste" has no amount: it changes the salt of a dish, and little else. */
const isFull = (name: NutrientName, lines: Counted['lines']): boolean =>
  lines.every(({ notCounted = null }) => notCounted === null || (notCounted === 'amount' && name !== 'salt'))

/** An amount for each nutrient. */
export const nutrientsBy = (amountOf: (name: NutrientName) => number | null): Nutrients => ({
  energy: amountOf('energy'),
  protein: amountOf('protein'),
  fat: amountOf('fat'),
  carbohydrates: amountOf('carbohydrates'),
  fibre: amountOf('fibre'),
  sugars: amountOf('sugars'),
  salt: amountOf('salt'),
})

/**
 * One serving of a recipe.
 * @param counted null where it was not worked out yet
 * @param stated what the recipe says of a serving
 */
export function servingOf(counted: Counted | null, stated: Nutrients): Serving {
  const servings = counted?.servings ?? null
  const workedOut = (name: NutrientName) => {
    const amount = counted?.nutrients[name] ?? null
    return amount === null || servings === null ? null : amount / servings
  }
  const nutrients = nutrientsBy((name) => stated[name] ?? workedOut(name))
  const isWhole = (name: NutrientName) =>
    stated[name] !== null || (nutrients[name] !== null && isFull(name, counted?.lines ?? []))
  const whole = nutrientNames.filter(isWhole).reduce((set, name) => set | nutrientBit(name), 0)
  return { nutrients, whole }
}

/** So much of a nutrient, both ends included. */
interface NutrientRange {
  readonly name: NutrientName
  readonly min: number
  readonly max: number
}

/** Whether a serving has so much of a nutrient. An amount that is known in part is at least so much, and may be more. */
export function isWithin({ nutrients, whole }: Serving, { name, min, max }: NutrientRange): boolean {
  const amount = nutrients[name]
  if (amount === null || amount < min) return false
  return max === Number.POSITIVE_INFINITY || (amount <= max && (whole & nutrientBit(name)) !== 0)
}
