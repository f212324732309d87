import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A page that says what a serving has, as a careful reader found it. */
export interface StatedPage {
  readonly name: string
  /** Its site is in the half that nobody tuned on. */
  readonly isLeftOut: boolean
  readonly language: string
  readonly ingredients: readonly string[]
  readonly yields: string
  /** Kilocalories of a serving. */
  readonly stated: number
}

const entry = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Half of the sites, the same at any time. */
const isLeftOut = (host: string): boolean => (createHash('sha256').update(host).digest()[0] ?? 0) % 2 === 1

/** "297 kcal", "1243 kJ". */
function kilocaloriesOf(text: string): number {
  const [, number = '', unit = ''] = /([\d.,]+)\s*(\p{L}*)/u.exec(text) ?? []
  const value = Number(number.replace(/,(?=\d{3})/, '').replace(',', '.'))
  return /^kj/i.test(unit) ? value / 4.184 : value
}

/** The pages of a folder of `<host>/<name>.json` that state energy and how many they serve. */
export function* statedPages(folder: string): Generator<StatedPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  for (const file of files.filter((each) => each.endsWith('.json'))) {
    const facts: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const lines = entry(facts, 'ingredients')
    const stated = kilocaloriesOf(textOf(entry(entry(facts, 'nutrients'), 'calories')))
    const yields = textOf(entry(facts, 'yields'))
    if (!Array.isArray(lines) || !(stated > 0) || yields === '') continue
    yield {
      name: file.replace(/\.json$/, ''),
      isLeftOut: isLeftOut(dirname(file)),
      language: textOf(entry(facts, 'language')),
      ingredients: lines.map(textOf),
      yields,
      stated,
    }
  }
}
