/** The visible rows, first and last included. */
export interface VisibleRange {
  readonly first: number
  readonly last: number
}

/** The range before the first render: as much as a phone displays. */
export const noRange = (pageSize: number): VisibleRange => ({ first: 0, last: pageSize / 4 - 1 })

/** The visible rows in steps of a quarter page, so that scrolling by a row changes nothing. */
export function visibleRange(first: number, last: number, pageSize: number): VisibleRange {
  const step = pageSize / 4
  return { first: Math.floor(first / step) * step, last: Math.ceil((last + 1) / step) * step - 1 }
}

/** The pages that a visible range needs, with a margin on both sides; page 0 is always needed. */
export function pagesInRange({ first, last }: VisibleRange, total: number, pageSize: number): readonly number[] {
  const margin = pageSize / 4
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  const from = Math.max(0, Math.floor((first - margin) / pageSize))
  const to = Math.min(lastPage, Math.floor((last + margin) / pageSize))
  return [...new Set([0, ...Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)])]
}
