import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@potluck/cooking/language'

const folder = new URL('../../sources/', import.meta.url)

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
