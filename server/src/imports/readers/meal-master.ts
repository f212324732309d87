import type { ImportItem } from '../import-item.ts'
import type { ReadingContext } from '../import-reader.ts'
import { importedRecipe } from '../imported-recipe.ts'
import { joinWords, servingsOf } from './stated-amounts.ts'
import { joinWrappedLines, textBook } from './text-book.ts'

/** Units by their abbreviations in MealMaster; abbreviations that are unusual in kitchens are written out. */
const units: Readonly<Record<string, string>> = {
  x: '',
  ea: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  ts: 'tsp',
  tb: 'tbsp',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  oz: 'oz',
  lb: 'lb',
  ml: 'ml',
  cb: 'cubic cm',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
  tsp: 'tsp',
  tbs: 'tbsp',
  t: 'tsp',
  T: 'tbsp',
}

const start = /^(?:M{5}|-{5})[^\n]*(?:Meal-?Master|MM\s?\d|Recipe via)[^\n]*$/im
const end = /^(?:M{5}|-{5})-*[ \t]*$/
const section = /^(?:M{5}|-{5})-*([^-\n][^\n]*?)-*[ \t]*$/

const splitRecipes = (text: string): string[] =>
  text.split(new RegExp(`(?=${start.source})`, 'gim')).filter((piece) => start.test(piece))

/** Reads an ingredient in columns: seven characters of the amount, two of the unit, then the name; null for other text. */
function readCell(cell: string): string | null {
  const [amount, unit, name] = [cell.slice(0, 7), cell.slice(8, 10), cell.slice(11).trimEnd()]
  const isCell =
    /^[\d\s./,~–-]*$/.test(amount) &&
    cell[7] === ' ' &&
    (cell[10] ?? ' ') === ' ' &&
    Object.hasOwn(units, unit.trim().toLowerCase() || 'x') &&
    /\S/.test(name) &&
    !name.startsWith(' ')
  return isCell ? joinWords(amount, units[unit.trim().toLowerCase()] ?? '', name) : null
}

/** Reads a line of one or two ingredients; null for other text. */
function readLine(line: string): readonly string[] | null {
  const left = readCell(line.slice(0, 40))
  const right = line.length > 41 ? readCell(line.slice(41)) : null
  if (left !== null && right !== null) return [left, right]
  const whole = readCell(line)
  return whole === null ? null : [whole]
}

/** The ingredients of the left column, then those of the right one. A line that begins with "-" continues the line before it. */
function ingredientsOf(rows: readonly (readonly string[])[]): string[] {
  const columns = [0, 1].map((at) => {
    const lines: string[] = []
    for (const row of rows) {
      const cell = row[at]
      const rest = cell === undefined ? null : /^-+\s*(.+)$/.exec(cell)?.[1]
      if (rest && lines.length > 0) lines.push(`${lines.pop()} ${rest}`)
      else if (cell !== undefined) lines.push(cell)
    }
    return lines
  })
  return columns.flat()
}

const headField =
  /^ {0,12}(Title|Categories|Yield|Servings|Recipe By|From|Source|Serving Size|Preparation Time)\s*:\s*(.*)$/i

/** The parts of a recipe, read line by line: fields of the head, then ingredients, then steps. */
class RecipeParts {
  readonly head: Record<string, string> = {}
  readonly ingredients: string[] = []
  readonly steps: string[] = []
  /** Rows of ingredients of the current section. */
  #rows: (readonly string[])[] = []
  #isInSteps = false

  add(line: string): void {
    if (this.#addField(line)) return
    const title = section.exec(line)?.[1]?.trim()
    if (title !== undefined) this.#addSection(title)
    else this.#addContent(line)
  }

  /** Adds the ingredients of the current section. */
  endSection(): void {
    this.ingredients.push(...ingredientsOf(this.#rows))
    this.#rows = []
  }

  #addField(line: string): boolean {
    const [, name = '', value = ''] = headField.exec(line) ?? []
    if (name === '' || this.#isInSteps || this.#rows.length > 0) return false
    this.head[name.toLowerCase()] = value.trim()
    return true
  }

  #addSection(title: string): void {
    this.endSection()
    if (this.#isInSteps) this.steps.push('', `[${title}]`, '')
    else this.ingredients.push(`[${title}]`)
  }

  #addContent(line: string): void {
    const cells = this.#isInSteps ? null : readLine(line)
    if (cells !== null) this.#rows.push(cells)
    else if (line.trim() !== '') {
      this.#isInSteps = true
      this.steps.push(/^\s*~?-{5,}\s*$/.test(line) ? '' : line.replace(/^\s*:/, ''))
    } else if (this.#isInSteps) this.steps.push('')
  }
}

function readRecipe(piece: string, { t }: ReadingContext): ImportItem | null {
  const parts = new RecipeParts()
  for (const line of piece.split('\n').slice(1)) {
    if (end.test(line)) break
    parts.add(line)
  }
  parts.endSection()
  const { head, ingredients, steps } = parts
  if (head.title === undefined && ingredients.length === 0) return null
  const preparationTime = head['preparation time'] ?? ''
  return importedRecipe({
    title: head.title ?? '',
    yield: servingsOf(head.yield ?? head.servings ?? head['serving size'] ?? '', t),
    activeTime: /[1-9]/.test(preparationTime) ? preparationTime : '',
    source: head['recipe by'] ?? head.source ?? head.from ?? '',
    labels: (head.categories ?? '').split(',').filter((label) => !/^\s*none\s*$/i.test(label)),
    ingredients: ingredients.join('\n'),
    instructions: joinWrappedLines(steps),
  })
}

/** MealMaster: text in columns, the format of bulletin boards. */
export const mealMasterReader = textBook(splitRecipes, readRecipe)
