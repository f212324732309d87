import { beginsLike } from './cues.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { convertMeasured, convertOven } from './oven.ts'
import { exactly } from './quantity.ts'
import type { Span } from './reading/written-amount.ts'
import { findTemperatures, type Temperature, type TemperatureScale } from './temperatures.ts'
import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

const signs = { celsius: '°C', fahrenheit: '°F' } as const

function written(
  values: readonly number[],
  scale: TemperatureScale,
  { joint = values.some((value) => value < 0) ? ' – ' : '–', falls }: Temperature,
  vocabulary: Vocabulary,
): string {
  const numbers = [...new Set(falls ? [...values].reverse() : values)].join(joint)
  if (scale !== 'gas') return `${numbers} ${signs[scale]}`
  const [word = 'gas'] = vocabulary.languages[0]?.units['gas-mark']?.[0]?.split('|') ?? []
  return `${word} ${numbers}`
}

/** Between temperatures that say the same there are only signs: "350°F/180°C", "180 °C (gas 4)". */
const saysAgain = /^[\s/|(),;–—-]{0,6}(?:\p{L}{2,5}\s)?$/u

const maxBetween = 40

/** "180C/160C fan/gas 4" says of one of them that it is for another kind of oven. */
const withoutFan = (between: string, { cues }: Vocabulary): string =>
  between.replace(/\p{L}+/gu, (word) => (beginsLike(word.toLowerCase(), cues.fan) ? '' : word))

/** Temperatures that stand together and say the same, on several scales or for several kinds of ovens. */
function groups(text: string, temperatures: readonly Temperature[], vocabulary: Vocabulary): Temperature[][] {
  const together: Temperature[][] = []
  for (const temperature of temperatures) {
    const last = together.at(-1)
    const before = last?.at(-1)
    const between = before && text.slice(before.end, temperature.start)
    if (last && between !== undefined && between.length < maxBetween && saysAgain.test(withoutFan(between, vocabulary)))
      last.push(temperature)
    else together.push([temperature])
  }
  return together
}

/** Water boils, and no oven is set to less. */
const boiling = { celsius: 100, fahrenheit: 212 } as const
/** Ovens are set in these steps; sugar and oil are measured. */
const step = { celsius: 5, fahrenheit: 25 } as const

type Heat = 'oven' | 'measured'

/** The kind of heat that the words around a temperature name; null where they name none. */
function heatIn(text: string, { cues }: Vocabulary): Heat | null {
  const words = tokensOf(text).map((token) => token.text)
  if (words.some((word) => beginsLike(word, cues.oven))) return 'oven'
  return words.some((word) => beginsLike(word, cues.thermometer)) ? 'measured' : null
}

const isSet = ({ min, max, scale }: Temperature): boolean =>
  scale === 'gas' || [min, max].every((value) => value >= boiling[scale] && value % step[scale] === 0)

function convertValue(value: number, { scale, max }: Temperature, to: TemperatureScale, heat: Heat): number | null {
  const isMeasured = scale !== 'gas' && (heat === 'measured' || max < boiling[scale])
  return isMeasured ? convertMeasured(value, scale, to) : convertOven(value, scale, to)
}

/** Where the sentences of a text end. */
const sentenceEnds = (text: string): number[] => [...text.matchAll(/[.;!?](?=\s)|\n/gu)].map(({ index }) => index + 1)

/** The kind of heat of each temperature: by the words beside it, else as the one before it in its sentence, else by its number. */
function heats(text: string, temperatures: readonly Temperature[], vocabulary: Vocabulary): Map<Temperature, Heat> {
  const found = new Map<Temperature, Heat>()
  const ends = sentenceEnds(text)
  let sentence = 0
  let before: { readonly end: number; readonly heat: Heat | null } = { end: 0, heat: null }
  temperatures.forEach((temperature, at) => {
    while ((ends[sentence] ?? text.length) <= temperature.start && sentence < ends.length) sentence += 1
    const start = ends[sentence - 1] ?? 0
    const isNew = before.end <= start
    const from = isNew ? start : before.end
    const to = Math.min(ends[sentence] ?? text.length, temperatures[at + 1]?.start ?? text.length)
    const said = heatIn(text.slice(from, to), vocabulary) ?? (isNew ? null : before.heat)
    found.set(temperature, said ?? (isSet(temperature) ? 'oven' : 'measured'))
    before = { end: temperature.end, heat: said }
  })
  return found
}

/** So many signs stand around a temperature at most. */
const maxSigns = 6

interface Edit extends Span {
  readonly text: string
}

/** Removes a temperature that repeats another on an unwanted scale, with the signs around it. */
function removal(text: string, { start, end }: Temperature, isFirst: boolean): Edit {
  if (isFirst)
    return { start, end: end + (/^[\s/|,;–—-]*/u.exec(text.slice(end, end + maxSigns))?.[0].length ?? 0), text: '' }
  const signsBefore = /[\s/|(,;–—-]*$/u.exec(text.slice(Math.max(0, start - maxSigns), start))?.[0] ?? ''
  const isBracketed = signsBefore.includes('(') && text.charAt(end) === ')'
  return { start: start - signsBefore.length, end: isBracketed ? end + 1 : end, text: '' }
}

/**
 * A text with its temperatures on another scale: of ovens as ovens are set, of sugar, oil and meat to a degree. A
 * temperature on the wanted scale stays, and so does one without a place on it. The same on a third scale goes.
 */
export function convertTemperatures(text: string, scale: TemperatureScale, vocabulary: Vocabulary): string {
  const temperatures = findTemperatures(text, vocabulary)
  const heatOf = heats(text, temperatures, vocabulary)
  const edits = groups(text, temperatures, vocabulary).flatMap((group): Edit[] => {
    const source = group.find((temperature) => temperature.scale !== 'gas') ?? group[0]
    if (!source || group.some((temperature) => temperature.scale === scale)) return []
    const converted = group.map((temperature, at): Edit | null => {
      if (temperature.scale !== source.scale) return removal(text, temperature, at === 0)
      const { start, end, min, max } = temperature
      const heat = heatOf.get(temperature) ?? 'oven'
      const values = [min, max].map((value) => convertValue(value, temperature, scale, heat))
      const known = values.filter((value) => value !== null)
      if (known.length < values.length) return null
      // The dot may be that of the sentence, and not of an abbreviation.
      const isDotted = text.charAt(end - 1) === '.'
      return { start, end: isDotted ? end - 1 : end, text: written(known, scale, temperature, vocabulary) }
    })
    const edited = converted.filter((edit) => edit !== null)
    return edited.length < converted.length ? [] : edited
  })
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
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
