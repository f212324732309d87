import { pageSize } from './page-question.ts'

/** Rows that are on the screen, first and last included. */
export interface Sight {
  readonly first: number
  readonly last: number
}

/** Before anything was drawn. */
export const noSight: Sight = { first: 0, last: 0 }

/** What is in sight, in steps of a quarter page: scrolling by a row changes nothing. */
export function sightOf(first: number, last: number): Sight {
  const step = pageSize / 4
  return { first: Math.floor(first / step) * step, last: Math.ceil(last / step) * step }
}

/** Pages that a view needs for what is in sight, with a margin on both sides; page 0 is always needed. */
export function pagesInSight({ first, last }: Sight, total: number): readonly number[] {
  const margin = pageSize / 4
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  const from = Math.max(0, Math.floor((first - margin) / pageSize))
  const to = Math.min(lastPage, Math.floor((last + margin) / pageSize))
  return [...new Set([0, ...Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)])]
}
