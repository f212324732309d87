import type { Line, Look } from './break-lines.ts'

/** Size and margin of a page, points. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly margin: number
}

export type Paper = 'a4' | 'letter'

export const sheets: Readonly<Record<Paper, Sheet>> = {
  a4: { width: 595.28, height: 841.89, margin: 48 },
  letter: { width: 612, height: 792, margin: 48 },
}

/** Free space at the bottom for the page number, points. */
export const footer = 26

/** A line or picture on a page; x and y are points from the upper left corner of the page. */
export type Drawing =
  | {
      readonly kind: 'line'
      readonly line: Line
      readonly look: Look
      readonly x: number
      readonly y: number
      /** The URL that a click opens. */
      readonly link?: string
    }
  | {
      readonly kind: 'picture'
      /** Index of the picture among those of the recipe, from 0. */
      readonly index: number
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

const ink = '#241f1a'
const soft = '#6b6259'
export const accent = '#a63f1f'

export const looks = {
  title: { size: 22, weight: 'bold', color: ink, leading: 1.2 },
  heading: { size: 12, weight: 'bold', color: accent, leading: 1.4 },
  part: { size: 10.5, weight: 'bold', color: ink, leading: 1.4 },
  text: { size: 10.5, weight: 'regular', color: ink, leading: 1.4 },
  number: { size: 10.5, weight: 'bold', color: accent, leading: 1.4 },
  fact: { size: 9.5, weight: 'regular', color: soft, leading: 1.45 },
  stars: { size: 11, weight: 'regular', color: accent, leading: 1.5 },
  page: { size: 8.5, weight: 'regular', color: soft, leading: 1.2 },
  entry: { size: 10, weight: 'regular', color: ink, leading: 1.4 },
} as const satisfies Record<string, Look>
