import { isHeaderLine } from '@potluck/clip/recipe'
import { withoutStyleMarks } from '@potluck/cooking/styled-text'
import { factFields, type TextField } from '@potluck/recipe/fields'
import type { Translate } from '../../../machinery/base/words-in.ts'
import type { Direction } from '../book-words.ts'
import { below, Flow, later, type Place } from './flow.ts'
import { type Drawing, looks, type Sheet } from './sheet.ts'
import { directionOf } from './visual-runs.ts'

/** The fields of a recipe that a book shows. */
export interface BookRecipe extends Readonly<Record<TextField, string>> {
  readonly rating: number | null
  readonly labels: readonly string[]
}

const photo = { width: 170, height: 128 }
const small = { width: 112, height: 84 }
const gap = 18
const numberWidth = 20

const linesOf = (text: string): string[] =>
  withoutStyleMarks(text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const headerIn = (line: string): string | null => (isHeaderLine(line) ? line.slice(1, -1).trim() : null)

const factsOf = (recipe: BookRecipe, t: Translate): string =>
  factFields
    .filter(({ name }) => recipe[name].trim() !== '')
    .map(({ name }) => [t(`book.${name}`), recipe[name].trim()].join(': '))
    .join('  ·  ')

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url)

function writeHead(flow: Flow, recipe: BookRecipe, t: Translate, hasPhoto: boolean): Place {
  const column = { from: 0, width: flow.width - (hasPhoto ? photo.width + gap : 0) }
  let at = below(flow.write(recipe.title, looks.title, flow.start, column, { maxLines: 5 }), 4)
  const fact = (text: string, link?: string) => {
    if (text === '') return
    at = flow.write(text, looks.fact, at, column, { maxLines: 3, ...(link === undefined ? {} : { link }) })
  }
  if (recipe.rating !== null) {
    at = flow.write('★'.repeat(recipe.rating) + '☆'.repeat(5 - recipe.rating), looks.stars, at, column)
  }
  fact(factsOf(recipe, t))
  if (recipe.source !== '') fact(`${t('book.source')}: ${recipe.source}`)
  fact(recipe.url, isWebAddress(recipe.url) ? recipe.url : undefined)
  if (recipe.labels.length > 0) fact(`${t('book.labels')}: ${recipe.labels.join(', ')}`)
  if (!hasPhoto) return at
  const { page, y } = flow.start
  const x = flow.left(flow.width - photo.width, photo.width)
  flow.put(page, { kind: 'picture', index: 0, x, y, ...photo })
  return later(at, below(flow.start, photo.height))
}

function writeParagraphs(flow: Flow, text: string, at: Place): Place {
  const column = { from: 0, width: flow.width }
  return linesOf(text).reduce((place, line) => {
    const header = headerIn(line)
    return below(flow.write(header ?? line, header === null ? looks.text : looks.part, place, column), 3)
  }, at)
}

function writeIngredients(flow: Flow, lines: readonly string[], at: Place, column: { from: number; width: number }) {
  return lines.reduce((place, line) => {
    const header = headerIn(line)
    if (header !== null) return below(flow.write(header, looks.part, below(place, 5), column), 2)
    return below(flow.write(line, looks.text, place, column), 2.5)
  }, at)
}

/** The numbering of steps restarts below each header. */
function writeSteps(flow: Flow, lines: readonly string[], start: Place, column: { from: number; width: number }) {
  const beside = { from: column.from + numberWidth, width: column.width - numberWidth }
  const lineHeight = looks.text.size * looks.text.leading
  let [at, count] = [start, 0]
  for (const line of lines) {
    const header = headerIn(line)
    if (header !== null) {
      count = 0
      at = below(flow.write(header, looks.part, flow.withRoom(below(at, 5), 3 * lineHeight), column), 2)
      continue
    }
    count++
    at = flow.withRoom(at, lineHeight)
    flow.write(String(count), looks.number, at, { from: column.from, width: numberWidth })
    at = below(flow.write(line, looks.text, at, beside), 5)
  }
  return at
}

function writeColumns(flow: Flow, recipe: BookRecipe, t: Translate, at: Place): Place {
  const ingredients = linesOf(recipe.ingredients)
  const steps = linesOf(recipe.instructions)
  const isSplit = ingredients.length > 0 && steps.length > 0
  const narrow = isSplit ? Math.round(flow.width * 0.34) : flow.width
  const from = isSplit ? narrow + gap : 0
  const wide = { from, width: flow.width - from }
  let end = at
  if (ingredients.length > 0) {
    const column = { from: 0, width: narrow }
    const start = below(flow.write(t('book.ingredients'), looks.heading, at, column), 4)
    end = later(end, writeIngredients(flow, ingredients, start, column))
  }
  if (steps.length > 0) {
    const start = below(flow.write(t('book.steps'), looks.heading, at, wide), 4)
    end = later(end, writeSteps(flow, steps, start, wide))
  }
  return end
}

function putPictures(flow: Flow, pictures: number, at: Place): void {
  const each = small.width + 12
  const inRow = Math.floor((flow.width + 12) / each)
  for (let index = 1; index < pictures; index++) {
    const row = Math.floor((index - 1) / inRow)
    const place = flow.withRoom(below(at, row * (small.height + 12)), small.height)
    // Pictures that do not fit below the text are left out, so that no page has only pictures.
    if (place.page > at.page + (row === 0 ? 1 : 0)) return
    const x = flow.left(((index - 1) % inRow) * each, small.width)
    flow.put(place.page, { kind: 'picture', index, x, y: place.y, ...small })
  }
}

/** Lays out the pages of a recipe. @param otherwise the direction of a recipe without letters */
export function layOutRecipe(
  recipe: BookRecipe,
  pictures: number,
  sheet: Sheet,
  t: Translate,
  otherwise: Direction,
): readonly (readonly Drawing[])[] {
  const flow = new Flow(sheet, directionOf(`${recipe.title} ${recipe.ingredients}`, otherwise))
  let at = below(writeHead(flow, recipe, t, pictures > 0), 10)
  if (recipe.description.trim() !== '') at = below(writeParagraphs(flow, recipe.description, at), 6)
  at = writeColumns(flow, recipe, t, flow.withRoom(at, 90))
  if (recipe.notes.trim() !== '') {
    const start = flow.withRoom(below(at, 12), 50)
    const body = flow.write(t('book.notes'), looks.heading, start, { from: 0, width: flow.width })
    at = writeParagraphs(flow, recipe.notes, below(body, 4))
  }
  if (pictures > 1) putPictures(flow, pictures, flow.withRoom(below(at, 12), small.height))
  return flow.pages
}
