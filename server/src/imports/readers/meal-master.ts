import type { ImportItem } from '../import-item.ts'
import type { ReadingContext } from '../import-reader.ts'
import { importedRecipe } from '../imported-recipe.ts'
import { joined, servingsOf } from './stated-amounts.ts'
import { textBook, unwrapped } from './text-book.ts'

/** The two letters of a unit: those that kitchens would not know are written out. */
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

/** One ingredient in its columns: seven of the amount, two of the unit, the rest. */
function readCell(cell: string): string | null {
  const [amount, unit, name] = [cell.slice(0, 7), cell.slice(8, 10), cell.slice(11).trimEnd()]
  const isCell =
    /^[\d\s./,~–-]*$/.test(amount) &&
    cell[7] === ' ' &&
    (cell[10] ?? ' ') === ' ' &&
    Object.hasOwn(units, unit.trim().toLowerCase() || 'x') &&
    /\S/.test(name) &&
    !name.startsWith(' ')
  return isCell ? joined(amount, units[unit.trim().toLowerCase()] ?? '', name) : null
}

/** An ingredient line: one cell, or two beside each other. */
function readLine(line: string): readonly string[] | null {
  const left = readCell(line.slice(0, 40))
  const right = line.length > 41 ? readCell(line.slice(41)) : null
  if (left !== null && right !== null) return [left, right]
  const whole = readCell(line)
  return whole === null ? null : [whole]
}

/** Columns beside each other are read one after the other; a line that begins with "-" goes on the one before. */
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

function readRecipe(piece: string, { t }: ReadingContext): ImportItem | null {
  const head: Record<string, string> = {}
  const ingredients: string[] = []
  const steps: string[] = []
  let rows: (readonly string[])[] = []
  const flush = () => {
    ingredients.push(...ingredientsOf(rows))
    rows = []
  }
  let inSteps = false
  for (const line of piece.split('\n').slice(1)) {
    if (end.test(line)) break
    const [, key = '', value = ''] =
      /^ {0,12}(Title|Categories|Yield|Servings|Recipe By|From|Source|Serving Size|Preparation Time)\s*:\s*(.*)$/i.exec(
        line,
      ) ?? []
    if (key !== '' && !inSteps && rows.length === 0) {
      head[key.toLowerCase()] = value.trim()
      continue
    }
    const title = section.exec(line)?.[1]?.trim()
    if (title !== undefined) {
      flush()
      if (inSteps) steps.push('', `[${title}]`, '')
      else ingredients.push(`[${title}]`)
      continue
    }
    const cells = inSteps ? null : readLine(line)
    if (cells !== null) rows.push(cells)
    else if (line.trim() !== '') {
      inSteps = true
      steps.push(/^\s*~?-{5,}\s*$/.test(line) ? '' : line.replace(/^\s*:/, ''))
    } else if (inSteps) steps.push('')
  }
  flush()
  if (head.title === undefined && ingredients.length === 0) return null
  const by = head['recipe by'] ?? head.source ?? head.from ?? ''
  return importedRecipe({
    title: head.title ?? '',
    yield: servingsOf(head.yield ?? head.servings ?? head['serving size'] ?? '', t),
    activeTime: /[1-9]/.test(head['preparation time'] ?? '') ? (head['preparation time'] ?? '') : '',
    source: by,
    labels: (head.categories ?? '').split(',').filter((label) => !/^\s*none\s*$/i.test(label)),
    ingredients: ingredients.join('\n'),
    instructions: unwrapped(steps),
  })
}

/** MealMaster: text in columns, as bulletin boards passed it on. */
export const mealMasterReader = textBook(splitRecipes, readRecipe)
