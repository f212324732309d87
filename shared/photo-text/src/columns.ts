import { type Component, medianOf } from './components.ts'
import { type Box, heightOf, widthOf } from './gray-image.ts'

/** Narrowest band between two columns, in heights of a letter: wider than a gap between words. */
const minBand = 1.5

/** Fewest letters' heights that a band is long: about five lines. */
const minLength = 11

/** Narrowest column, in letters' heights: amounts in a column of their own belong to the names beside them. */
const minColumn = 11

/** Which share of the rows beside a band has to have ink, on either side. */
const minInk = 0.3

/** A page as cells of the size of a letter: whether there is ink in them. */
interface InkGrid {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly isInked: Uint8Array
}

function gridOf(components: readonly Component[], area: Box, cell: number): InkGrid {
  const columns = Math.max(1, Math.ceil(widthOf(area) / cell))
  const rows = Math.max(1, Math.ceil(heightOf(area) / cell))
  const isInked = new Uint8Array(columns * rows)
  for (const { box } of components) {
    const firstRow = Math.max(0, Math.floor((box.top - area.top) / cell))
    const lastRow = Math.min(rows - 1, Math.floor((box.bottom - 1 - area.top) / cell))
    const firstColumn = Math.max(0, Math.floor((box.left - area.left) / cell))
    const lastColumn = Math.min(columns - 1, Math.floor((box.right - 1 - area.left) / cell))
    for (let row = firstRow; row <= lastRow; row++)
      isInked.fill(1, row * columns + firstColumn, row * columns + lastColumn + 1)
  }
  return { cell, columns, rows, isInked }
}

/** An empty rectangle of cells; `right` and `bottom` are the first ones outside. */
interface Band {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** For each row: how many of the cells within a range have ink, as the widest stretch. */
function inkWidth(grid: InkGrid, row: number, from: number, to: number): number {
  let first = -1
  let last = -1
  for (let column = from; column < to; column++)
    if (grid.isInked[row * grid.columns + column]) {
      if (first === -1) first = column
      last = column
    }
  return first === -1 ? 0 : last - first + 1
}

/** Whether both sides of a band are columns of text. */
function separatesColumns(grid: InkGrid, { left, right, top, bottom }: Band): boolean {
  const rows = Array.from({ length: bottom - top }, (_, at) => top + at)
  const sides = [
    [0, left],
    [right, grid.columns],
  ].map(([from = 0, to = 0]) => rows.map((row) => inkWidth(grid, row, from, to)))
  // Empty paper above and below the shorter column says nothing.
  const length = Math.min(...sides.map((widths) => widths.findLastIndex(Boolean) - widths.findIndex(Boolean) + 1))
  return sides.every((all) => {
    const widths = all.filter((width) => width > 0)
    const wide = [...widths].sort((one, other) => other - one)[Math.floor(widths.length / 5)] ?? 0
    return length >= minLength * 2 && widths.length >= minInk * length && wide * grid.cell >= minColumn * grid.cell * 2
  })
}

/** The longest empty band of a width at each column, as runs of rows. */
function longestBand(grid: InkGrid): Band | null {
  const width = Math.ceil(minBand * 2)
  let best: Band | null = null
  for (let left = 2; left + width <= grid.columns - 2; left++) {
    let top = 0
    for (let row = 0; row <= grid.rows; row++) {
      const isEmpty = row < grid.rows && inkWidth(grid, row, left, left + width) === 0
      if (isEmpty) continue
      const band = { left, right: left + width, top, bottom: row }
      const isLonger = !best || band.bottom - band.top > best.bottom - best.top
      if (isLonger && row - top >= minLength * 2 && separatesColumns(grid, band)) best = band
      top = row + 1
    }
  }
  return best
}

/**
 * The parts of a page in the order of reading: columns apart, and what stands above and below them.
 * @param components the ink of the page
 */
export function columnsOf(components: readonly Component[], page: Box): readonly Box[] {
  const sizes = components.map(({ box }) => heightOf(box)).filter((height) => height > 5)
  const letter = medianOf(sizes)
  const letters = components.filter(({ box }) => heightOf(box) > letter * 0.3 && heightOf(box) < letter * 6)
  return letter === 0 ? [page] : split(letters, page, letter / 2, 0)
}

const within = ({ box }: Component, area: Box): boolean =>
  (box.left + box.right) / 2 >= area.left &&
  (box.left + box.right) / 2 < area.right &&
  (box.top + box.bottom) / 2 >= area.top &&
  (box.top + box.bottom) / 2 < area.bottom

/** Splits at the longest band, then its parts. @param depth how often it was split already */
function split(components: readonly Component[], area: Box, cell: number, depth: number): readonly Box[] {
  const inside = components.filter((component) => within(component, area))
  if (inside.length === 0) return []
  const grid = gridOf(inside, area, cell)
  const band = depth < 3 ? longestBand(grid) : null
  if (!band) return [area]
  const middle = Math.round(area.left + ((band.left + band.right) / 2) * cell)
  const top = Math.round(area.top + band.top * cell)
  const bottom = Math.round(area.top + band.bottom * cell)
  const parts = [
    { ...area, bottom: top },
    { ...area, top, bottom, right: middle },
    { ...area, top, bottom, left: middle },
    { ...area, top: bottom },
  ]
  return parts.flatMap((part) => (heightOf(part) < cell ? [] : split(inside, part, cell, depth + 1)))
}
