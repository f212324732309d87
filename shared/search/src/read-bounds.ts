import type { NutrientName } from '@potluck/foods/food'

/** Whole numbers from one to another, both included. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

interface Compared {
  readonly sign: string
  readonly number: number
  readonly unit: string
}

const comparison = /^([<>]=?|[≤≥=])?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*(\p{L}*)\.?$/u

function readComparison(text: string): Compared | null {
  const [, sign = '', number, unit = ''] = comparison.exec(text) ?? []
  return number === undefined ? null : { sign, number: Number(number.replace(',', '.')), unit: unit.toLowerCase() }
}

const hours = /^(?:h|hrs?|hours?|std|stunden?|ora|ore|г|год|година|години|годин|ש|שעה|שעות)$/u

const none = { min: 0, max: Number.MAX_SAFE_INTEGER }

const within = (sign: string, number: number, alone: Bounds): Bounds => {
  if (sign === '<') return { ...none, max: Math.ceil(number) - 1 }
  if (sign === '>') return { ...none, min: Math.floor(number) + 1 }
  if (sign === '<=' || sign === '≤') return { ...none, max: Math.floor(number) }
  if (sign === '>=' || sign === '≥') return { ...none, min: Math.ceil(number) }
  return alone
}

/** Minutes of `<30`, `>1h`, `45 min`; a time alone is the longest that will do. Null when it is no time. */
export function readMinutes(text: string): Bounds | null {
  const compared = readComparison(text)
  if (!compared) return null
  const minutes = compared.number * (hours.test(compared.unit) ? 60 : 1)
  return within(compared.sign, minutes, { min: 0, max: Math.floor(minutes) })
}

/** An amount of a nutrient, both ends included. Whatever is not stated ends nowhere. */
export interface NutrientBounds {
  readonly name: NutrientName
  readonly min: number
  readonly max: number
}

const nutrientUnit = /^(?:|g|gr|kcal|г|ккал|גרם|קלוריות)$/u

/** Amounts are no whole numbers: so near to its end, an amount is still before it. */
const justBeside = 1e-6

/** Nutrients of which a number alone is the least that will do; of the others it is the most. */
const wanted: ReadonlySet<NutrientName> = new Set(['protein', 'fibre'])

/** An amount of a serving: `<500`, `>30 g`, `20`. Null when it is none. */
export function readNutrient(name: NutrientName, text: string): NutrientBounds | null {
  const compared = readComparison(text)
  if (!compared || !nutrientUnit.test(compared.unit)) return null
  const { sign, number } = compared
  const none = { name, min: 0, max: Number.POSITIVE_INFINITY }
  const isLeast = sign.startsWith('>') || sign === '≥' || (sign === '' && wanted.has(name))
  if (isLeast) return { ...none, min: sign === '>' ? number + justBeside : number }
  if (sign === '=') return { name, min: number, max: number }
  return { ...none, max: sign === '<' ? number - justBeside : number }
}

const stars = [1, 2, 3, 4, 5] as const

const unrated = /^(?:none|null|no|0|-|keine|nessuno|немає|ללא)$/iu

/** Ratings of `>3`, `4`, `none`; null stands for unrated. Null when it is no rating. */
export function readRatings(text: string): readonly (number | null)[] | null {
  if (unrated.test(text)) return [null]
  const compared = readComparison(text)
  if (compared?.unit !== '') return null
  const { min, max } = within(compared.sign, compared.number, { min: compared.number, max: compared.number })
  return stars.filter((star) => star >= min && star <= max)
}
