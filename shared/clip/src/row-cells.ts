import { childElements, type PageElement } from './tree.ts'
import { isUnseen, itemLinesIn, textIn } from './tree-text.ts'

/** An amount alone: a number, or a Chinese word for one, and a word or two of what it counts. */
const amount =
  /^(?:\p{N}|[~≈±]|[一二三四五六七八九十半两几适少][^，。]{0,6}$)[\p{N}\s.,/⁄–-]*(?:\p{L}[\p{L}.]*\s?){0,2}(?:\([^()]{1,20}\))?$/u
const longestAmount = 24

/**
 * The text of a row that has the name in its first cell and the amount in its last, the amount before the name as cooks
 * write it: "200 g flour" of "flour" and "200 g".
 */
export function amountFirst(row: PageElement): string | undefined {
  const cells = cellsOf(row)
  const [name = '', last = '', ...more] = cells.map(textIn)
  const isRow = more.length === 0 && name !== '' && !/^\p{N}/u.test(name) && last.length <= longestAmount
  return isRow && amount.test(last) && textIn(row).length <= name.length + last.length + 2
    ? `${last} ${name}`
    : undefined
}

/** Fewer lines in a cell are a line that happens to be broken. */
const fewestInColumn = 3

/**
 * The lines of a table that has all amounts in one cell and all names in the next, each amount with its name; empty where
 * a row is no such table.
 */
export function columnsIn(row: PageElement): string[] {
  const [amounts = [], names = [], ...more] = row.name === 'tr' ? partsOf(row).map(itemLinesIn) : []
  const isColumns = more.length === 0 && amounts.length >= fewestInColumn && amounts.length === names.length
  return isColumns && amounts.every((text) => text.length <= longestAmount && amount.test(text))
    ? amounts.map((text, at) => `${text} ${names[at]}`)
    : []
}

/** The two parts of a row, through the boxes around both. */
function cellsOf(row: PageElement): PageElement[] {
  let cells = partsOf(row)
  for (let depth = 0; depth < 4 && cells.length === 1 && cells[0] !== undefined; depth++) cells = partsOf(cells[0])
  return cells.length === 2 ? cells : []
}

const partsOf = (element: PageElement): PageElement[] =>
  element.children.some((child) => typeof child === 'string' && child.trim() !== '')
    ? []
    : childElements(element)
        .slice(0, 8)
        .filter((child) => !isUnseen(child) && textIn(child) !== '')
