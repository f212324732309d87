import type { RecipeSummary } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ListView } from '../book/list-view.ts'
import { pageQuestion, pageSize, rowCount } from './page-question.ts'
import { noSight, pagesInSight, type Sight, sightOf } from './pages-in-sight.ts'

/** How long pages out of sight are kept, so that coming back finds the list as it was. */
const keptMs = 30 * 60_000

/** A recipe, or the number of a row whose page is on the way. */
export type ListRow = RecipeSummary | number

export interface ListPages {
  /** Every row of the view; undefined until the first page came. */
  readonly rows: readonly ListRow[] | undefined
  /** The view that the rows belong to: while another one is on the way, the one before stays. */
  readonly shown: ListView
  readonly error: Error | null
  /** Whether any page is on its way. */
  readonly isFetching: boolean
  readonly retry: () => void
  /** Tells which rows are on the screen. */
  readonly onSight: (first: number, last: number) => void
}

/** What was in sight of each view when it was left, by the view's name: coming back shows it without a wait. */
const leftSights = new Map<string, Sight>()

/** The rows of a view, of which only the pages in sight are fetched: ten thousand recipes cost what ten do. */
export function useListPages(view: ListView): ListPages {
  const host = useHost()
  const name = JSON.stringify(view)
  const [shown, setShown] = useState(view)
  const left = leftSights.get(name) ?? noSight
  const [{ of, sight }, setSight] = useState({ of: name, sight: left })
  const pageQuery = (page: number) => ({ ...pageQuestion(host, view, page), gcTime: keptMs })

  const first = useQuery({ ...pageQuery(0), placeholderData: keepPreviousData })
  if (first.data && !first.isPlaceholderData && shown !== view) setShown(view)

  const settled = first.data && !first.isPlaceholderData ? rowCount(view, first.data) : 0
  const further = pagesInSight(of === name ? sight : left, settled).filter((page) => page > 0)
  const answers = useQueries({ queries: further.map(pageQuery) })
  const failed = [first, ...answers].filter(({ error }) => error !== null)

  const onSight = useCallback(
    (firstRow: number, lastRow: number) => {
      const next = sightOf(firstRow, lastRow)
      leftSights.set(name, next)
      setSight((before) => {
        const same = before.of === name && before.sight.first === next.first && before.sight.last === next.last
        return same ? before : { of: name, sight: next }
      })
    },
    [name],
  )

  return {
    rows: first.data && rowsOf(rowCount(shown, first.data), [[0, first.data.data], ...further.map(loadedPage)]),
    shown,
    error: failed[0]?.error ?? null,
    isFetching: [first, ...answers].some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
    onSight,
  }

  function loadedPage(page: number, at: number): [number, readonly RecipeSummary[]] {
    return [page, answers[at]?.data?.data ?? []]
  }
}

function rowsOf(total: number, pages: readonly (readonly [number, readonly RecipeSummary[]])[]): readonly ListRow[] {
  const rows: ListRow[] = Array.from({ length: total }, (_, row) => row)
  for (const [page, recipes] of pages) {
    recipes.forEach((recipe, at) => {
      if (page * pageSize + at < total) rows[page * pageSize + at] = recipe
    })
  }
  return rows
}
