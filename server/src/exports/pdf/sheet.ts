import type { Line, Look } from './break-lines.ts'

/** A page's size and margins, points. */
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

/** Kept free below what is written, for the page's number. */
export const footer = 26

/** Something that stands on a page. Points, from its upper left corner. */
export type Drawing =
  | {
      readonly kind: 'line'
      readonly line: Line
      readonly look: Look
      readonly x: number
      readonly y: number
      /** Where a touch leads to. */
      readonly link?: string
    }
  | {
      readonly kind: 'picture'
      /** Which of the recipe's pictures, from 0. */
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
