import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useKeptVirtualizer } from './useKeptVirtualizer.ts'
import classes from './VirtualList.module.css'

export interface VirtualListProps<Item> {
  readonly items: readonly Item[]
  readonly getKey: (item: Item) => string
  readonly renderItem: (item: Item, index: number) => ReactNode
  /** The list's accessible name. */
  readonly label: string
  /** Height of a row in px before it is measured. */
  readonly estimate?: number | undefined
  /** px between rows. */
  readonly gap?: number | undefined
  /** The list returns to its place when it is shown again under this name, such as its route and filter. */
  readonly placeKey?: string | undefined
  /** The end is near: fetch the next page. */
  readonly onEndNear?: (() => void) | undefined
  /** Told of the first and last item drawn, so that a list of any length fetches only what is in sight. */
  readonly onSight?: ((first: number, last: number) => void) | undefined
}

/** A list of any length that draws only what is in sight; the window scrolls. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, getKey, renderItem, label, estimate = 72, gap = 0, placeKey, onEndNear, onSight } = props
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useKeptVirtualizer(list, {
    count: items.length,
    estimate,
    gap,
    overscan: 8,
    placeKey,
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? -1
  const endNear = items.length > 0 && last >= items.length - 10
  useEffect(() => {
    if (endNear) onEndNear?.()
  }, [endNear, onEndNear])
  const first = rows[0]?.index ?? 0
  useEffect(() => {
    if (last >= 0) onSight?.(first, last)
  }, [first, last, onSight])

  return (
    <ul ref={list} aria-label={label} className={classes.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map((row) => {
        const item = items[row.index]
        return (
          item !== undefined && (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className={classes.row}
              style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
            >
              <Fragment key={getKey(item)}>{renderItem(item, row.index)}</Fragment>
            </li>
          )
        )
      })}
    </ul>
  )
}
