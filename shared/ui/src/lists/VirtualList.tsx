import { Fragment, type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useRestoringVirtualizer } from './useRestoringVirtualizer.ts'
import { useSeenFirst } from './useSeenFirst.ts'
import classes from './VirtualList.module.css'

export interface VirtualListProps<Item> {
  readonly items: readonly Item[]
  /** The key of a row: of an item, wherever it is, or of its place. */
  readonly getKey: (item: Item, index: number) => string
  readonly renderItem: (item: Item, index: number) => ReactNode
  /** The list's accessible name. */
  readonly label: string
  /** Height of a row in px before it is measured. */
  readonly estimate?: number | undefined
  /** px between rows. */
  readonly gap?: number | undefined
  /** The list returns to where it was left when it is shown again under this name, such as its route and filter. */
  readonly scrollKey?: string | undefined
  /** Where in the session storage its place is kept for a reload. */
  readonly storedAs?: string | undefined
  /** The end is near: fetch the next page. */
  readonly onEndNear?: (() => void) | undefined
  /** Holds a function that scrolls to an item by its index. */
  readonly scrollTo?: RefObject<((index: number) => void) | null> | undefined
  /** Called with the first and last item drawn, so that a list of any length fetches only what is in sight. */
  readonly onVisibleRange?: ((first: number, last: number) => void) | undefined
}

/** A list of any length that draws only what is in sight; the window scrolls. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, getKey, renderItem, label, estimate = 72, gap = 0, scrollKey, onEndNear, onVisibleRange } = props
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useRestoringVirtualizer(list, {
    count: items.length,
    estimate,
    gap,
    overscan: 8,
    scrollKey,
    storedAs: props.storedAs,
  })
  useImperativeHandle(props.scrollTo, () => (index) => virtualizer.scrollToIndex(index, { align: 'start' }))
  const rows = virtualizer.getVirtualItems()
  const { isSeen, itemsAround } = useSeenFirst(virtualizer, items)
  const last = rows.at(-1)?.index ?? -1
  const endNear = items.length > 0 && last >= items.length - 10
  useEffect(() => {
    if (endNear) onEndNear?.()
  }, [endNear, onEndNear])
  const first = rows[0]?.index ?? 0
  useEffect(() => {
    if (last >= 0) onVisibleRange?.(first, last)
  }, [first, last, onVisibleRange])

  return (
    <ul ref={list} aria-label={label} className={classes.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map((row) => {
        const item = (isSeen(row.index) ? items : itemsAround)[row.index]
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
              <Fragment key={getKey(item, row.index)}>{renderItem(item, row.index)}</Fragment>
            </li>
          )
        )
      })}
    </ul>
  )
}
