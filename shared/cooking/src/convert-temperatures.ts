import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { convertOven } from './oven.ts'
import { exactly } from './quantity.ts'
import { findTemperatures, type Temperature, type TemperatureScale } from './temperatures.ts'
import type { Vocabulary } from './vocabulary.ts'

const signs = { celsius: '°C', fahrenheit: '°F' } as const

function written(values: readonly number[], scale: TemperatureScale, vocabulary: Vocabulary): string {
  const numbers = [...new Set(values)].join('–')
  if (scale !== 'gas') return `${numbers} ${signs[scale]}`
  const [word = 'gas'] = vocabulary.languages[0]?.units['gas-mark']?.[0]?.split('|') ?? []
  return `${word} ${numbers}`
}

/** Between temperatures that say the same there are only signs: "350°F/180°C", "180 °C (gas 4)". */
const saysAgain = /^[\s/|(,;–—-]{0,4}(?:\p{L}{2,5}\s)?$/u

/** Temperatures that stand together and say the same on several scales. */
function groups(text: string, temperatures: readonly Temperature[]): Temperature[][] {
  const pairs: Temperature[][] = []
  for (const temperature of temperatures) {
    const last = pairs.at(-1)
    const before = last?.at(-1)
    const isSame =
      before !== undefined &&
      last?.every(({ scale }) => scale !== temperature.scale) &&
      saysAgain.test(text.slice(before.end, temperature.start))
    if (last && isSame) last.push(temperature)
    else pairs.push([temperature])
  }
  return pairs
}

/**
 * A text with its temperatures on another scale, as ovens are set. What says the wanted scale already stays, and what
 * has no place on it.
 */
export function convertTemperatures(text: string, scale: TemperatureScale, vocabulary: Vocabulary): string {
  let converted = ''
  let at = 0
  for (const group of groups(text, findTemperatures(text, vocabulary))) {
    const [first] = group
    if (!first || group.some((temperature) => temperature.scale === scale)) continue
    const values = [first.min, first.max].map((value) => convertOven(value, first.scale, scale))
    const known = values.filter((value) => value !== null)
    if (known.length < values.length) continue
    converted += text.slice(at, first.start) + written(known, scale, vocabulary)
    // The dot may be that of the sentence, and not of an abbreviation.
    at = text.charAt(first.end - 1) === '.' ? first.end - 1 : first.end
  }
  return converted + text.slice(at)
}

/** An ingredient line with its temperatures on another scale: "water (110 °F)". The same line where it has none. */
export function convertLineTemperatures(
  line: IngredientLine,
  scale: TemperatureScale,
  vocabulary: Vocabulary,
): IngredientLine {
  const text = line.isHeader ? line.text : convertTemperatures(line.text, scale, vocabulary)
  if (text === line.text) return line
  const scaledFrom = line.scaledFrom ?? { line, factor: exactly(1) }
  return { ...readIngredientLine(text, vocabulary), scaledFrom }
}
