/** The amount that a row of the corpus states for a line: `#1$2` is ½, `5#1$4` is 5 ¼, `4-5` a range. */
export interface Expected {
  readonly quantity: string
  readonly unit: string
}

/** The amount that a reader found: null where the line has no number or no unit. */
export interface Found {
  readonly min: number | null
  readonly max: number | null
  readonly unit: string | null
}

export type Score =
  | { readonly group: 'compound'; readonly quantity: boolean }
  | { readonly group: 'plain'; readonly quantity: boolean; readonly unit: boolean }

/** Spellings of a unit that count as the same one. */
const spellings = [
  'c cup cups',
  'tbsp tablespoon tablespoons tbs tbsps',
  'tsp teaspoon teaspoons tsps',
  'oz ounce ounces',
  'lb pound pounds lbs',
  'g gram grams gr',
  'kg kilogram kilograms',
  'ml milliliter milliliters millilitre millilitres',
  'l liter liters litre litres',
  'qt quart quarts',
  'pt pint pints',
  'gal gallon gallons',
  'inch inches in',
  'loaf loaves',
  'leaf leaves',
  'bunch bunches',
  'box boxes',
  'pinch pinches',
  'dash dashes',
].map((names) => names.split(' '))

function unitName(unit: string | null): string {
  const word = (unit ?? '').toLowerCase().replace(/\.$/, '').trim()
  return spellings.find((names) => names.includes(word))?.[0] ?? word.replace(/s$/, '')
}

const numberCode = /^(\d+(?:\.\d+)?)?(?:#(\d+)\$(\d+))?$/

function readNumberCode(code: string): number {
  const [whole, whole1, top, bottom] = numberCode.exec(code) ?? []
  if (whole === undefined) return Number.NaN
  return Number(whole1 ?? 0) + (top ? Number(top) / Number(bottom) : 0)
}

function firstQuantity(code: string): Pick<Found, 'min' | 'max'> {
  const [first = ''] = code.trim().split(/\s+/)
  if (!/\d/.test(first)) return { min: null, max: null }
  const [low = '', high = low] = first.split('-')
  return { min: readNumberCode(low), max: readNumberCode(high) }
}

const near = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < 0.01

/**
 * Plain rows (one quantity, at most one unit word) are judged on quantity and unit; compound ones ("200 g (7 oz)",
 * "1 1-inch piece") on their first quantity alone.
 */
export function score(expected: Expected, found: Found): Score {
  const wanted = firstQuantity(expected.quantity)
  const quantity = near(wanted.min, found.min) && near(wanted.max, found.max ?? found.min)
  const isCompound = expected.quantity.trim().includes(' ') || expected.unit.trim().includes(' ')
  return isCompound
    ? { group: 'compound', quantity }
    : { group: 'plain', quantity, unit: unitName(expected.unit) === unitName(found.unit) }
}
