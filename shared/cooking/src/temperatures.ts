import { type CutLine, cutLine, findRole } from './reading/cut-line.ts'
import { unitAt } from './reading/find-unit.ts'
import { readCount } from './reading/read-count.ts'
import type { Span } from './reading/written-amount.ts'
import { role, type Vocabulary } from './vocabulary.ts'

export type TemperatureScale = 'celsius' | 'fahrenheit' | 'gas'

/** A temperature found in a text; both ends of "180-200 °C". */
export interface Temperature extends Span {
  readonly min: number
  readonly max: number
  readonly scale: TemperatureScale
}

/** Bare degrees below this are angles or weather; above the second they can only be Fahrenheit. */
const coolest = 50
const hottestCelsius = 260

interface Scale {
  readonly scale: TemperatureScale
  readonly next: number
}

/** The unit after a number: `°C`, `° F`, `C`, "degrees Celsius", "Grad", or a bare `°`. */
function scaleAt(line: CutLine, at: number, value: number): Scale | null {
  const degrees = findRole(line, at, role.degrees)
  const named = unitAt(line, at) ?? (degrees && unitAt(line, degrees.next))
  const name = named?.unit.word.name
  if (named && (name === 'celsius' || name === 'fahrenheit')) return { scale: name, next: named.next }
  const from = degrees?.next ?? at
  const letter = line.tokens[from]?.text
  const isLetter = degrees !== null || value >= 100
  if (isLetter && (letter === 'c' || letter === 'с')) return { scale: 'celsius', next: from + 1 }
  if (isLetter && letter === 'f') return { scale: 'fahrenheit', next: from + 1 }
  if (!degrees || value < coolest) return null
  return { scale: value > hottestCelsius ? 'fahrenheit' : 'celsius', next: degrees.next }
}

function gasMarkAt(line: CutLine, at: number): (Omit<Temperature, 'start' | 'end'> & { readonly next: number }) | null {
  const gas = unitAt(line, at)
  if (gas?.unit.word.name !== 'gas-mark') return null
  const count = readCount(line, gas.next)
  const [low, high = low] = count?.numbers ?? []
  if (!count || !low || !high || high.value.compare(10) > 0) return null
  return { min: low.value.valueOf(), max: high.value.valueOf(), scale: 'gas', next: count.next }
}

function temperatureAt(
  line: CutLine,
  at: number,
): (Omit<Temperature, 'start' | 'end'> & { readonly next: number }) | null {
  const gas = gasMarkAt(line, at)
  if (gas) return gas
  const count = readCount(line, at)
  const [low, high = low] = count?.numbers ?? []
  if (!count || !low || !high || low.style === 'article') return null
  const scale = scaleAt(line, count.next, high.value.valueOf())
  return scale && { min: low.value.valueOf(), max: high.value.valueOf(), scale: scale.scale, next: scale.next }
}

/** Finds the temperatures in a text, in the order written. "350°F (180°C)" are two. */
export function findTemperatures(text: string, vocabulary: Vocabulary): Temperature[] {
  const line = cutLine(text, vocabulary)
  const result: Temperature[] = []
  for (let at = 0; at < line.tokens.length; ) {
    const read = temperatureAt(line, at)
    if (read) {
      const { next, ...temperature } = read
      result.push({ ...temperature, start: line.tokens[at]?.start ?? 0, end: line.tokens[next - 1]?.end ?? 0 })
    }
    at = read?.next ?? readCount(line, at)?.next ?? at + 1
  }
  return result
}
