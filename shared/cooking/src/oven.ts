import type { TemperatureScale } from './temperatures.ts'

/**
 * Oven marks: gas, °C and °F as ovens and cookbooks show them. Source: the table printed in British cookery books and on
 * gas ovens. A mark is 25 °F; where books differ on the °C (120 or 130, 160 or 170) the nearer one stands.
 */
const marks: readonly { readonly gas: number; readonly celsius: number; readonly fahrenheit: number }[] = [
  { gas: 0.25, celsius: 110, fahrenheit: 225 },
  { gas: 0.5, celsius: 120, fahrenheit: 250 },
  { gas: 1, celsius: 140, fahrenheit: 275 },
  { gas: 2, celsius: 150, fahrenheit: 300 },
  { gas: 3, celsius: 160, fahrenheit: 325 },
  { gas: 4, celsius: 180, fahrenheit: 350 },
  { gas: 5, celsius: 190, fahrenheit: 375 },
  { gas: 6, celsius: 200, fahrenheit: 400 },
  { gas: 7, celsius: 220, fahrenheit: 425 },
  { gas: 8, celsius: 230, fahrenheit: 450 },
  { gas: 9, celsius: 240, fahrenheit: 475 },
  { gas: 10, celsius: 260, fahrenheit: 500 },
]

/** Ovens are set in steps of ten °C and twenty-five °F; below the marks (dough, water) every five degrees count. */
const stepOf = { celsius: 10, fahrenheit: 25 } as const
const fine = 5

const round = (value: number, step: number): number => Math.round(value / step) * step

function exactly(value: number, from: TemperatureScale, to: 'celsius' | 'fahrenheit'): number {
  if (from === to) return value
  if (from === 'gas') return nearestMark(value, 'gas')[to]
  return to === 'celsius' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32
}

function nearestMark(value: number, scale: TemperatureScale) {
  return marks.reduce((best, mark) => (Math.abs(mark[scale] - value) < Math.abs(best[scale] - value) ? mark : best))
}

/**
 * An oven temperature on another scale, in the steps an oven has: 350 °F is 180 °C is gas mark 4. Off the marks it is
 * rounded to a mark that is nearer than five degrees, or else to five degrees. Gas marks have no meaning below mark ¼ or above 10: null there.
 */
export function convertOven(value: number, from: TemperatureScale, to: TemperatureScale): number | null {
  if (from === to) return value
  const mark = nearestMark(value, from)
  const reach = from === 'gas' ? 0.25 : stepOf[from] / 2
  const isMark = Math.abs(mark[from] - value) < reach || mark[from] === value
  if (to === 'gas') {
    const isOven = value >= (marks[0]?.[from] ?? 0) - reach && value <= (marks.at(-1)?.[from] ?? 0) + reach
    return isOven ? mark.gas : null
  }
  if (isMark) return mark[to]
  if (from === 'gas') return null
  const exact = exactly(value, from, to)
  const near = nearestMark(exact, to)[to]
  // 175 °C are 347 °F, and every oven is set to 350.
  return Math.abs(near - exact) < fine ? near : round(exact, fine)
}

/** A temperature that is measured and not set, to a degree. Null where a scale has no degrees. */
export const convertMeasured = (value: number, from: TemperatureScale, to: TemperatureScale): number | null =>
  from === to ? value : from === 'gas' || to === 'gas' ? null : Math.round(exactly(value, from, to))
