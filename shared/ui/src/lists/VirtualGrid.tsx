import { type ReactNode, useEffect, useRef } from 'react'
import { useColumns } from './useColumns.ts'
import { useKeptVirtualizer } from './useKeptVirtualizer.ts'
import classes from './VirtualList.module.css'
import type { VirtualListProps } from './VirtualList.tsx'

export interface VirtualGridProps<Item> extends VirtualListProps<Item> {
  readonly renderItem: (item: Item, index: number) => ReactNode
  /** Least width of a column in rem; as many columns as fit, never fewer than two unless one alone fits. */
  readonly columnWidth?: number | undefined
}

/** A grid of any length that draws only what is in sight; the window scrolls. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const {
    items,
    getKey,
    renderItem,
    label,
    estimate = 260,
    gap = 16,
    placeKey,
    onEndNear,
    onSight,
    columnWidth = 13,
  } = props
  const list = useRef<HTMLDivElement>(null)
  const columns = useColumns(list, columnWidth, gap)
  const virtualizer = useKeptVirtualizer(list, {
    count: Math.ceil(items.length / columns),
    estimate,
    gap,
    overscan: 3,
    getKey: (index) => index,
    placeKey: placeKey === undefined ? undefined : `${placeKey}/${columns}`,
  })
  const rows = virtualizer.getVirtualItems()
  const lastRow = rows.at(-1)?.index ?? -1
  const endNear = items.length > 0 && (lastRow + 4) * columns >= items.length
  useEffect(() => {
    if (endNear) onEndNear?.()
  }, [endNear, onEndNear])
  const firstRow = rows[0]?.index ?? 0
  useEffect(() => {
    if (lastRow >= 0) onSight?.(firstRow * columns, Math.min((lastRow + 1) * columns, items.length) - 1)
  }, [firstRow, lastRow, columns, items.length, onSight])

  return (
    // biome-ignore lint/a11y/useSemanticElements: between list and items lie the drawn rows
    <div
      role="list"
      ref={list}
      aria-label={label}
      className={classes.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          className={classes.row}
          style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
        >
          <div
            className={classes.tiles}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: `${gap}px` }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
              const index = row.index * columns + column
              return (
                // biome-ignore lint/a11y/useSemanticElements: a list item inside a drawn row
                <div key={getKey(item)} role="listitem" aria-setsize={items.length} aria-posinset={index + 1}>
                  {renderItem(item, index)}
                </div>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
