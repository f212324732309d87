import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { languages } from '@potluck/cooking/language'

const folder = new URL('../../sources/', import.meta.url)

/** A food of USDA SR24: seven nutrients of 100 g, sodium in milligrams, and its household measures. */
export interface UsdaFood {
  readonly nutrients: readonly (number | null)[]
  readonly measures: readonly UsdaMeasure[]
}

interface UsdaMeasure {
  readonly name: string
  readonly grams: number
}

/** A row of the table that is written by hand. */
export interface WrittenFood {
  readonly id: string
  readonly usda: string
  readonly grams: string
  readonly eaten: string
  readonly keeps: string
  /** In the order of `languages`. */
  readonly names: readonly string[]
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function measuresOf(rows: unknown): readonly UsdaMeasure[] {
  return list(rows).flatMap((row) => {
    const [amount, name, grams] = list(row)
    const count = numberOf(amount)
    const weight = numberOf(grams)
    return typeof name === 'string' && count && weight ? [{ name, grams: weight / count }] : []
  })
}

/** Every food of USDA SR24 by its name. */
export function readUsda(): ReadonlyMap<string, UsdaFood> {
  const rows: unknown = JSON.parse(gunzipSync(readFileSync(new URL('usda-sr24.json.gz', folder))).toString('utf8'))
  return new Map(
    list(rows).map((row) => {
      const [name, nutrients, measures] = list(row)
      return [String(name), { nutrients: list(nutrients).map(numberOf), measures: measuresOf(measures) }]
    }),
  )
}

/** The rows of all tables of foods that are written by hand, in the order of their files. */
export function readWritten(): readonly WrittenFood[] {
  const files = readdirSync(folder).filter((name) => /^foods.*\.tsv$/.test(name))
  return files.toSorted().flatMap((file) => {
    const [header = '', ...lines] = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n')
    const columns = header.split('\t')
    return lines.map((line) => {
      const cells = line.split('\t')
      const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
      return {
        id: cell('id'),
        usda: cell('usda'),
        grams: cell('grams'),
        eaten: cell('eaten'),
        keeps: cell('keeps'),
        names: languages.map(cell),
      }
    })
  })
}

/** Grams of a measure that another source than the table says better, by the id of the food. */
export function readCups(): ReadonlyMap<string, number> {
  const [, ...lines] = readFileSync(new URL('cups.tsv', folder), 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [id = '', grams] = line.split('\t')
      return [id, Number(grams)]
    }),
  )
}
