import { Readable } from 'node:stream'
import { maxSetColumns } from '@potluck/api/import-columns'
import { readTime, totalOf } from '@potluck/clip/duration'
import { parse } from 'csv-parse'
import { readPictures } from '../files/archive-pictures.ts'
import { textChunks, textStart } from '../files/file-text.ts'
import type { SourceFile } from '../files/source-file.ts'
import { ImportError } from '../import-error.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { fieldLine, importedRecipe, paragraphs, stars, unreadable } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { withColonHeadings } from './colon-headings.ts'
import { type Column, type CsvField, matchColumns } from './csv-columns.ts'
import { servingsOf } from './stated-amounts.ts'

/** Maximum length of a column name that the cook can match, characters. */
const longestColumn = 200

/** Maximum length of a row, characters. */
const longestRow = 5_000_000

/** The delimiter of the cells: the most frequent candidate in the first line. */
function delimiterOf(file: SourceFile): string {
  const first = textStart(file).split(/\r?\n/, 1)[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The rows of a table, while it is read. */
function rowsOf(file: SourceFile): AsyncIterable<string[]> {
  return Readable.from(textChunks(file)).pipe(
    parse({
      delimiter: delimiterOf(file),
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      maxRecordSize: longestRow,
    }),
  )
}

const words = (text: string): string[] => text.split(/[,;|\n]/).map((word) => word.trim())
const timeOf = (text: string) => readTime(text)
const isTrue = (text: string): boolean => /^(?:1|true|yes|x|ja|sì|si|так|כן)$/i.test(text)
const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** Splits a cell without line breaks at the marks between its lines. */
const linesIn = (cell: string): string =>
  cell.includes('\n') ? cell : cell.replace(/\s*(?:\||<br\s*\/?>|\\n)\s*/gi, '\n')

async function readRow(
  row: readonly string[],
  columns: readonly Column[],
  file: SourceFile,
  context: ReadingContext,
): Promise<ImportItem> {
  const cells = columns.map((column, index) => ({ ...column, cell: (row[index] ?? '').replace(/\r\n?/g, '\n').trim() }))
  const valuesOf = (field: CsvField): string[] =>
    cells.flatMap((each) => (each.field === field && each.cell !== '' ? each.cell : []))
  const first = (field: CsvField): string => valuesOf(field)[0] ?? ''
  const others = cells.filter(({ field, isTechnical, cell }) => field === null && !isTechnical && cell !== '')
  const ingredients = withColonHeadings(linesIn(first('ingredients')), 'ingredients')
  const instructions = withColonHeadings(linesIn(first('instructions')), 'instructions')
  const { t } = context
  if (first('title') === '' && ingredients === '' && instructions === '')
    return unreadable(t('import.recipe'), 'no-recipe')
  const [active, cooking] = [timeOf(first('activeTime')), timeOf(first('cookTime'))]
  const total = timeOf(first('totalTime')) ?? (active && cooking ? totalOf(active, cooking) : null)
  const sources = valuesOf('source')
  const pictures = valuesOf('pictures').flatMap((cell) => cell.split(/\s*[\n|;]\s*|,\s*(?=https?:)/))
  return importedRecipe(
    {
      title: first('title'),
      description: first('description'),
      yield: servingsOf(first('yield'), t),
      activeTime: active?.text ?? '',
      totalTime: total?.text ?? '',
      source: sources.find((source) => !isAddress(source)) ?? '',
      author: first('author'),
      nutrition: valuesOf('nutrition').join('\n'),
      url: first('url') || (sources.find(isAddress) ?? ''),
      ingredients,
      instructions,
      notes: paragraphs(
        ...valuesOf('notes'),
        fieldLine(t('import.cookTime'), cooking?.text ?? ''),
        others.map(({ column, cell }) => fieldLine(column, cell)).join('\n'),
      ),
      rating: stars(Number(first('rating').replace(',', '.')) || null),
      labels: [...valuesOf('labels').flatMap(words), ...(isTrue(first('favourite')) ? [t('import.favourite')] : [])],
    },
    {
      images: [
        ...(await readPictures(
          file,
          pictures.filter((name) => !isAddress(name)),
        )),
        ...pictures.filter(isAddress).map((address) => ({ address })),
      ],
      createdAt: pastInstant(first('createdAt')),
    },
  )
}

async function* itemsOf(
  columns: readonly Column[],
  file: SourceFile,
  context: ReadingContext,
): AsyncGenerator<ImportItem> {
  let isHeader = true
  try {
    for await (const row of rowsOf(file)) {
      if (!isHeader && row.some((cell) => cell.trim() !== '')) yield await readRow(row, columns, file, context)
      isHeader = false
    }
  } catch (cause) {
    throw new ImportError({ code: 'damaged' }, { cause })
  }
}

/** The names of the columns, and the number of rows after them. */
async function measure(file: SourceFile): Promise<{ readonly header: readonly string[]; readonly rows: number }> {
  let header: readonly string[] = []
  let count = 0
  try {
    for await (const row of rowsOf(file)) {
      if (count === 0) header = row
      if (row.some((cell) => cell.trim() !== '')) count++
    }
  } catch {
    // Rows before a damaged place are imported.
  }
  return { header, rows: Math.max(0, count - 1) }
}

/** Tables, such as those of Plan to Eat and My Recipe Box: columns are matched by their names. */
export const csvReader: ImportReader = {
  async open(file, context) {
    const { header, rows } = await measure(file)
    const columns = matchColumns(header, context.choices.columns)
    const matched = columns
      .filter(({ column, isTechnical }) => !isTechnical && column.length <= longestColumn)
      .slice(0, maxSetColumns)
      .map(({ column, field }) => ({ column, field }))
    return { total: rows, columns: matched, items: itemsOf(columns, file, context) }
  },
}
