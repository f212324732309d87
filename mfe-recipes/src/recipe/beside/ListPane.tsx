import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Link } from '@potluck/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../../book/last-list.ts'
import { useOpenBook } from '../../book/useOpenBook.ts'
import { useListPages } from '../../list-pages/useListPages.ts'
import { readView } from '../../list-pages/view-address.ts'
import classes from './ListPane.module.css'
import { PaneRow } from './PaneRow.tsx'
import { useRowsInSight } from './useRowsInSight.ts'

interface Props {
  readonly list: ListAddress
  /** The open recipe. */
  readonly recipeId: string
}

/** The keys that move through the list, while the focus is in it. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** A list of recipes beside the open one. Only rows in sight are drawn. */
export function ListPane({ list: { folder, query }, recipeId }: Props) {
  const { t } = useTranslation('recipes')
  const { navigate } = useHost()
  const { enableLabelIntersection, sortBy, includeFriends } = usePreferences(myRecipes)
  const view = useMemo(
    () => readView(folder, new URLSearchParams(query), { enableLabelIntersection, sortBy, includeFriends }),
    [folder, query, enableLabelIntersection, sortBy, includeFriends],
  )
  const { rows = [], onVisibleRange } = useListPages(view)
  const { title } = useOpenBook(folder, view.kitchenId, true)
  const place = rows.findIndex((row) => typeof row !== 'number' && row.id === recipeId)
  const { scroller, first, last, show } = useRowsInSight(rows.length, place, onVisibleRange)

  const opened = useRef<number | null>(null)
  // After the shell, which gives the focus to the heading of the recipe.
  useEffect(() => {
    const at = opened.current
    opened.current = null
    if (at === null || recipeId === '') return
    const timer = setTimeout(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${at}"] a`)?.focus())
    return () => clearTimeout(timer)
  }, [recipeId, scroller])

  /** Opens a row and keeps the focus in the list. */
  function open(at: number) {
    const row = rows[at]
    if (row === undefined || typeof row === 'number') return
    flushSync(() => show(at))
    // The shell leaves the focus alone if another element than before gets it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    opened.current = at
    navigate(paths.recipe(row.id))
  }

  /** A press of Enter goes to the recipe; one by hand stays in the list, so that keys move on from there. */
  function click(event: MouseEvent, at: number) {
    if (event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(at)
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    open(place + step)
  }

  return (
    <nav aria-label={t('list.beside', { title })} className={classes.pane} onKeyDown={press}>
      <Link
        variant="plain"
        href={href(query === '' ? paths.list(folder) : `${paths.list(folder)}?${query}`)}
        className={classes.title}
      >
        <bdi>{title}</bdi>
      </Link>
      <div ref={scroller} className={classes.scroller}>
        <ul className={classes.rows} style={{ blockSize: `calc(${rows.length} * var(--row))` }}>
          {rows.slice(first, last + 1).map((row, index) => {
            const at = first + index
            return (
              <li
                key={at}
                data-row={at}
                aria-setsize={rows.length}
                aria-posinset={at + 1}
                className={classes.row}
                style={{ insetBlockStart: `calc(${at} * var(--row))` }}
              >
                {typeof row !== 'number' && (
                  <PaneRow recipe={row} isOpen={at === place} onClick={(event) => click(event, at)} />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </nav>
  )
}
