import type { Direction } from '../book-words.ts'
import { breakLines, type Look } from './break-lines.ts'
import { type Drawing, footer, type Sheet } from './sheet.ts'
import { directionOf } from './visual-runs.ts'

/** A position: the page from 0, and the distance from its top in points. */
export interface Place {
  readonly page: number
  readonly y: number
}

/** A column of text, measured from the start side of the recipe. */
interface Column {
  /** Distance from the margin, points. */
  readonly from: number
  readonly width: number
}

/** The layout of one recipe on its pages. */
export class Flow {
  readonly sheet: Sheet
  readonly direction: Direction
  readonly pages: Drawing[][] = [[]]

  constructor(sheet: Sheet, direction: Direction) {
    this.sheet = sheet
    this.direction = direction
  }

  get width(): number {
    return this.sheet.width - 2 * this.sheet.margin
  }

  get start(): Place {
    return { page: 0, y: this.sheet.margin }
  }

  get #bottom(): number {
    return this.sheet.height - this.sheet.margin - footer
  }

  /** The place itself, or the top of the next page if this page has less than `height` left. */
  withRoom({ page, y }: Place, height: number): Place {
    return y + height <= this.#bottom ? { page, y } : { page: page + 1, y: this.sheet.margin }
  }

  put(page: number, drawing: Drawing): void {
    while (this.pages.length <= page) this.pages.push([])
    this.pages[page]?.push(drawing)
  }

  /** The left edge of a box at this distance from the margin of the start side. */
  left(from: number, width: number): number {
    const { margin } = this.sheet
    return this.direction === 'ltr' ? margin + from : this.sheet.width - margin - from - width
  }

  /**
   * Writes a paragraph at a place and continues on the next pages if necessary.
   * @returns the place below it
   */
  write(
    text: string,
    look: Look,
    at: Place,
    column: Column,
    { maxLines, link }: { readonly maxLines?: number; readonly link?: string } = {},
  ): Place {
    const height = look.size * look.leading
    let place = at
    for (const line of breakLines(text, look, column.width, directionOf(text, this.direction), maxLines)) {
      const { page, y } = this.withRoom(place, height)
      const left = this.left(column.from, column.width)
      const x = this.direction === 'ltr' ? left : left + column.width - line.width
      this.put(page, { kind: 'line', line, look, x, y, ...(link === undefined ? {} : { link }) })
      place = { page, y: y + height }
    }
    return place
  }
}

/** The later of two places. */
export const later = (one: Place, other: Place): Place =>
  one.page > other.page || (one.page === other.page && one.y > other.y) ? one : other

/** A place further down. */
export const below = ({ page, y }: Place, points: number): Place => ({ page, y: y + points })
