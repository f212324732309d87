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

/** A unit in full; the case matters where the table has it: T is a tablespoon, t a teaspoon. Undefined for other words. */
function unitOf(written: string): string | undefined {
  const name = [written, written.toLowerCase()].find((each) => Object.hasOwn(units, each))
  return name === undefined ? undefined : units[name]
}

/** Reads an ingredient in columns: seven characters of the amount, two of the unit, then the name; null for other text. */
function readCell(cell: string): string | null {
  const [amount, written, name] = [cell.slice(0, 7), cell.slice(8, 10), cell.slice(11).trimEnd()]
  const unit = unitOf(written.trim() || 'x')
  const isCell =
    /^[\d\s./,~–-]*$/.test(amount) &&
    cell[7] === ' ' &&
    (cell[10] ?? ' ') === ' ' &&
    unit !== undefined &&
    /\S/.test(name) &&
    !name.startsWith(' ')
  return isCell ? joinWords(amount, unit, name) : null
}

const amount = /\d[\d./,~–-]{0,6}(?: \d{1,2}\/\d{1,2})?/.source
const measured = new RegExp(String.raw`^ {0,12}(${amount}) {1,4}(\w{1,3})\.? {1,4}(\S.*)$`)
const counted = new RegExp(String.raw`^ {3,12}(?:${amount}) {1,4}\p{L}[^.!?]{1,60}$`, 'u')
const nextCell = new RegExp(String.raw`(?<=\S) {2,}(?=${amount} {1,4}\w{1,3} {1,4}\S)`)

/** Reads ingredients in wrong columns: an amount, a unit and a name; null for other text. */
function readLooseLine(line: string): readonly string[] | null {
  const cells = line
    .trimEnd()
    .split(nextCell)
    .slice(0, 2)
    .map((cell) => {
      const [, count = '', word = '', name = ''] = measured.exec(cell) ?? []
      const unit = unitOf(word)
      if (unit !== undefined) return joinWords(count, unit, name)
      return counted.test(cell) ? joinWords(cell) : null
    })
  return cells.every((cell) => cell !== null) ? cells : null
}

/** Reads a line of one or two ingredients; null for other text. */
function readLine(line: string): readonly string[] | null {
  const left = readCell(line.slice(0, 40))
  const right = line.length > 41 ? readCell(line.slice(41)) : null
  if (left !== null && right !== null) return [left, right]
  const whole = readCell(line)
  return whole === null ? null : [whole]
}

const isIngredient = (line: string): boolean => (readLine(line) ?? readLooseLine(line)) !== null

/** Whether a line is certainly an ingredient: in columns, with an amount. No step looks like that. */
const isSureLine = (line: string): boolean => /\d/.test(line.slice(0, 7)) && readLine(line) !== null

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
/** A field that few programs write. It is read only in the head. */
const otherField = /^ {0,12}\p{L}[\p{L} ]{1,28}:\s*\S/u

/** Longest line between ingredients that is taken for one of them, characters. */
const longestOddLine = 50

/** The parts of a recipe, read line by line: fields of the head, then ingredients, then steps. */
class RecipeParts {
  readonly head: Record<string, string> = {}
  /** Fields that have no field in Potluck, one line each. */
  readonly others: string[] = []
  readonly ingredients: string[] = []
  readonly steps: string[] = []
  /** Rows of ingredients of the current section. */
  #rows: (readonly string[])[] = []
  #isInHead = true
  /** The name of the last field, which a line without a name continues. */
  #lastField = ''
  #isInSteps = false

  /** @param next the next line that is not empty; '' at the end */
  add(line: string, next: string): void {
    if (line.trim() === '') this.#addSpace()
    else if (this.#addField(line)) return
    else {
      this.#isInHead = false
      const title = section.exec(line)?.[1]?.trim()
      if (title !== undefined) this.#addSection(title, next)
      else this.#addContent(line, next)
    }
  }

  /** Adds the ingredients of the current section. */
  endSection(): void {
    this.ingredients.push(...ingredientsOf(this.#rows))
    this.#rows = []
  }

  #addSpace(): void {
    if (this.head.title !== undefined) this.#isInHead = false
    if (this.#isInSteps) this.steps.push('')
  }

  #addField(line: string): boolean {
    const [, name = '', value = ''] = headField.exec(line) ?? []
    if (name !== '') {
      if (this.#isInSteps || this.#rows.length > 0) return false
      this.#lastField = name.toLowerCase()
      this.head[this.#lastField] = value.trim()
      return true
    }
    if (!this.#isInHead || section.test(line) || isIngredient(line)) return false
    if (otherField.test(line)) {
      this.others.push(line.trim())
      this.#lastField = ''
    } else if (this.#lastField !== '') {
      this.head[this.#lastField] = joinWords(this.head[this.#lastField] ?? '', line)
    } else if (this.others.length > 0) this.others.push(joinWords(this.others.pop() ?? '', line))
    else return false
    return true
  }

  #addSection(title: string, next: string): void {
    this.endSection()
    if (this.#isInSteps && isSureLine(next)) this.#isInSteps = false
    if (this.#isInSteps) this.steps.push('', `[${title}]`, '')
    else this.ingredients.push(`[${title}]`)
  }

  #addContent(line: string, next: string): void {
    if (isSureLine(line)) this.#isInSteps = false
    const cells = this.#isInSteps ? null : (readLine(line) ?? readLooseLine(line) ?? this.#oddLine(line, next))
    if (cells !== null) this.#rows.push(cells)
    else {
      this.#isInSteps = true
      this.steps.push(/^\s*~?-{5,}\s*$/.test(line) ? '' : line.replace(/^\s*:/, ''))
    }
  }

  /** A short line before an ingredient is an ingredient or a heading of ingredients; null for steps. */
  #oddLine(line: string, next: string): readonly string[] | null {
    const written = joinWords(line)
    if (written.length > longestOddLine || /[.!?]$|^~?-{5,}$/.test(written)) return null
    if (!isIngredient(next)) return null
    return [/:$/.test(written) ? `[${written.slice(0, -1).trim()}]` : written]
  }
}

/** For each line the next one that is not empty; '' at the end. */
function followingLines(lines: readonly string[]): readonly string[] {
  let next = ''
  const following = lines.toReversed().map((line) => {
    const found = next
    if (line.trim() !== '') next = line
    return found
  })
  return following.reverse()
}

function readRecipe(piece: string, { t }: ReadingContext): ImportItem | null {
  const parts = new RecipeParts()
  const written = piece.split('\n').slice(1)
  const last = written.findIndex((line) => end.test(line))
  const lines = last < 0 ? written : written.slice(0, last)
  const following = followingLines(lines)
  for (const [at, line] of lines.entries()) parts.add(line, following[at] ?? '')
  parts.endSection()
  const { head, ingredients, others, steps } = parts
  if (head.title === undefined && ingredients.length === 0) return null
  const preparationTime = head['preparation time'] ?? ''
  return importedRecipe({
    title: head.title ?? '',
    yield: servingsOf(head.yield ?? head.servings ?? head['serving size'] ?? '', t),
    activeTime: /[1-9]/.test(preparationTime) ? preparationTime : '',
    source: head.source ?? head.from ?? '',
    author: head['recipe by'] ?? '',
    labels: (head.categories ?? '').split(',').filter((label) => !/^\s*none\s*$/i.test(label)),
    ingredients: ingredients.join('\n'),
    instructions: joinWrappedLines(steps),
    notes: others.join('\n'),
  })
}

/** MealMaster: text in columns, the format of bulletin boards. */
export const mealMasterReader = textBook(splitRecipes, readRecipe)
