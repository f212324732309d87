import { useHost } from '@potluck/platform/HostProvider'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { ListView } from '../book/list-view.ts'
import { type ListedRecipe, type ListPage, pageQuestion, pageSizeOf } from './page-question.ts'
import { noRange, pagesInRange, type VisibleRange, visibleRange } from './pages-in-range.ts'
import { cacheMs, useFirstPage } from './useFirstPage.ts'

/** A recipe, or the index of a row whose page is loading. */
export type ListRow = ListedRecipe | number

export interface ListPages {
  /** Every row of the view; undefined until the first page has loaded. */
  readonly rows: readonly ListRow[] | undefined
  /** The view of the rows or the error: while another view loads, the previous one stays. */
  readonly visibleView: ListView
  /** For a search: words to highlight, and corrected words. */
  readonly marks: ReadonlySet<string>
  readonly corrections: NonNullable<ListPage['corrections']>
  readonly error: Error | null
  /** Whether the failed request is being retried. */
  readonly isFetching: boolean
  readonly retry: () => void
  /** Sets the visible rows. */
  readonly onVisibleRange: (first: number, last: number) => void
}

const none: ListPages['corrections'] = []

/** The visible rows of each view when the cook left it, by view name, so that they load first on return. */
const lastRanges = new Map<string, VisibleRange>()

/** The rows of a view. Only visible pages are fetched, so that the cost does not depend on the size of the book. */
export function useListPages(view: ListView): ListPages {
  const host = useHost()
  const name = JSON.stringify(view)
  const pageSize = pageSizeOf(view)
  const initialRange = lastRanges.get(name) ?? noRange(pageSize)
  const [{ of, range }, setRange] = useState({ of: name, range: initialRange })
  const { visibleView, isSettled, ...first } = useFirstPage(view)

  const pageQuery = (page: number) => ({ ...pageQuestion(host, view, page), gcTime: cacheMs })
  const settled = isSettled ? (first.data?.totalCount ?? 0) : 0
  const further = pagesInRange(of === name ? range : initialRange, settled, pageSize).filter((page) => page > 0)
  const answers = useQueries({ queries: further.map(pageQuery) })
  const failed = [first, ...answers].filter(({ error }) => error !== null)

  const visibleName = JSON.stringify(visibleView)
  const visiblePageSize = pageSizeOf(visibleView)
  const onVisibleRange = useCallback(
    (firstRow: number, lastRow: number) => {
      const next = visibleRange(firstRow, lastRow, visiblePageSize)
      const previousRange = lastRanges.get(visibleName) ?? noRange(visiblePageSize)
      lastRanges.set(visibleName, next)
      setRange((before) => {
        const { first, last } = before.of === visibleName ? before.range : previousRange
        return first === next.first && last === next.last ? before : { of: visibleName, range: next }
      })
    },
    [visibleName, visiblePageSize],
  )
  const ofFirst = useMemo(
    () => first.data && rowsOf(first.data.totalCount, [[0, first.data.data]], visiblePageSize),
    [first.data, visiblePageSize],
  )

  const matchText = [first, ...answers].flatMap(({ data }) => data?.marks ?? []).join(' ')
  const marks = useMemo(() => new Set(matchText === '' ? [] : matchText.split(' ')), [matchText])

  return {
    rows:
      first.data && further.length > 0
        ? rowsOf(first.data.totalCount, [[0, first.data.data], ...further.map(loadedPage)], visiblePageSize)
        : ofFirst,
    visibleView,
    marks,
    corrections: first.data?.corrections ?? none,
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
    onVisibleRange,
  }

  function loadedPage(page: number, at: number): [number, readonly ListedRecipe[]] {
    return [page, answers[at]?.data?.data ?? []]
  }
}

/**
 * The rows of the loaded pages in order. A page with more or fewer rows than the server sends contains optimistic
 * changes: the pages after it shift.
 * @param total number of rows, from the first page
 * @param pageSize recipes on a page of the server
 */
export function rowsOf(
  total: number,
  pages: readonly (readonly [number, readonly ListedRecipe[]])[],
  pageSize: number,
): readonly ListRow[] {
  const [[, first = []] = []] = pages
  const onServer = total > pageSize || first.length > pageSize ? total + pageSize - first.length : total
  let [shift, length] = [first.length - Math.min(pageSize, onServer), total]
  if (first.length <= pageSize && total <= pageSize) shift = 0
  const placed: [number, ListedRecipe][] = first.map((recipe, at) => [at, recipe])
  for (const [page, recipes] of pages.slice(1)) {
    for (const [at, recipe] of recipes.entries()) placed.push([page * pageSize + shift + at, recipe])
    const missing = Math.min(pageSize, onServer - page * pageSize) - recipes.length
    if (recipes.length === 0 || missing <= 0) continue
    shift -= missing
    length -= missing
  }
  const rows: ListRow[] = Array.from({ length }, (_, row) => row)
  for (const [at, recipe] of placed) if (at < length) rows[at] = recipe
  return rows
}
