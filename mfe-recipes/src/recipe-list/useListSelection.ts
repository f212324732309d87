import { listRecipeIds } from '@potluck/api/many-recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useAsk } from '@potluck/platform/useAsk'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListView } from '../book/list-view.ts'
import { filters } from '../list-pages/page-question.ts'
import type { ListRow } from '../list-pages/useListPages.ts'
import { createSelection, rangeOf } from '../selection/selection.ts'

const ownId = (row: ListRow): readonly string[] => (typeof row === 'number' || row.owner ? [] : [row.id])

/** The selection in a list, of which only visible rows are loaded. */
export function useListSelection(view: ListView, rows: readonly ListRow[] | undefined) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [selection] = useState(createSelection)
  const ask = useAsk(listRecipeIds)

  useEffect(
    () =>
      selection.subscribe(() => {
        if (selection.get().ids.size > 1) host.showTutorial('multipleRecipeSelection')
      }),
    [host, selection],
  )

  // A stable function: every row uses it and would render with each answer otherwise.
  const latest = useRef({ view, rows })
  useLayoutEffect(() => {
    latest.current = { view, rows }
  })

  /** The ids of all recipes of the view in its order: loaded rows, or requested from the server. */
  const allIds = useCallback(async (): Promise<readonly string[]> => {
    const { view, rows = [] } = latest.current
    if (view.search !== '' || rows.every((row) => typeof row !== 'number')) return rows.flatMap(ownId)
    const query = { folder: view.folder, sort: view.sort, ...filters(view) }
    return (await ask({ query })).ids
  }, [ask])

  const failed = useCallback(() => host.toast({ message: t('selection.allFailed'), tone: 'problem' }), [host, t])

  const selectAll = useCallback(() => {
    allIds().then(selection.add, failed)
  }, [allIds, selection, failed])

  const extendTo = useCallback(
    (id: string) => {
      const { anchor } = selection.get()
      const extend = (ids: readonly string[]) => selection.add(rangeOf(ids, anchor, id))
      const { rows = [] } = latest.current
      if (isRangeLoaded(rows, anchor ?? id, id)) extend(rows.flatMap(ownId))
      else allIds().then(extend, failed)
    },
    [selection, allIds, failed],
  )

  return { selection, selectAll, extendTo }
}

/** Whether every row of a range is loaded. */
function isRangeLoaded(rows: readonly ListRow[], from: string, to: string): boolean {
  const places = [from, to].map((id) => rows.findIndex((row) => typeof row !== 'number' && row.id === id))
  if (places.includes(-1)) return false
  return rows.slice(Math.min(...places), Math.max(...places)).every((row) => typeof row !== 'number')
}
