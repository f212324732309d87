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

/** Reads the rows of a table by the names of its columns. */
function rowsOf(file: string): ((column: string) => string)[] {
  const [header = '', ...lines] = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return (column) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '')
  })
}

/** The rows of all tables of foods that are written by hand, in the order of their files. */
export function readWritten(): readonly WrittenFood[] {
  const files = readdirSync(folder).filter((name) => /^foods.*\.tsv$/.test(name))
  const more = new Map(rowsOf('more.tsv').map((cell) => [cell('id'), cell]))
  return files
    .toSorted()
    .flatMap(rowsOf)
    .map((cell) => ({
      id: cell('id'),
      usda: cell('usda'),
      grams: [cell('grams'), more.get(cell('id'))?.('grams') ?? ''].filter((grams) => grams !== '').join(';'),
      eaten: cell('eaten'),
      keeps: cell('keeps'),
      names: languages.map((language) => `${cell(language)},${more.get(cell('id'))?.(language) ?? ''}`),
    }))
}

/** Grams of a cup that another source than the table says better, by the id of the food. */
export const readCups = (): ReadonlyMap<string, number> =>
  new Map(rowsOf('cups.tsv').map((cell) => [cell('id'), Number(cell('grams'))]))
