import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useColumns } from './useColumns.ts'
import { useRestoringVirtualizer } from './useRestoringVirtualizer.ts'
import { useSeenFirst } from './useSeenFirst.ts'
import classes from './VirtualList.module.css'
import type { VirtualListProps } from './VirtualList.tsx'

export interface VirtualGridProps<Item> extends VirtualListProps<Item> {
  /** Least width of a column in rem; as many columns as fit, two on a phone. */
  readonly columnWidth?: number | undefined
}

/** A grid of any length that draws only what is in sight; the window scrolls. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { columnWidth = 13, gap = 16, label } = props
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid, columnWidth, gap)
  return (
    // biome-ignore lint/a11y/useSemanticElements: between the list and its items lie the drawn rows
    <div role="list" ref={grid} aria-label={label}>
      {columns !== undefined && <Rows key={columns} {...props} gap={gap} columns={columns} grid={grid} />}
    </div>
  )
}

interface RowsProps<Item> extends VirtualGridProps<Item> {
  readonly gap: number
  readonly columns: number
  readonly grid: RefObject<HTMLElement | null>
}

function Rows<Item>(props: RowsProps<Item>): ReactNode {
  const { items, getKey, renderItem, estimate = 260, gap, scrollKey, onEndNear, onVisibleRange, columns, grid } = props
  const virtualizer = useRestoringVirtualizer(grid, {
    count: Math.ceil(items.length / columns),
    estimate,
    gap,
    overscan: 3,
    scrollKey: scrollKey === undefined ? undefined : `${scrollKey}/${columns}`,
    storedAs: props.storedAs,
  })
  useImperativeHandle(
    props.scrollTo,
    () => (index) => virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'start' }),
  )
  const rows = virtualizer.getVirtualItems()
  const { isSeen, itemsAround } = useSeenFirst(virtualizer, items)
  const lastRow = rows.at(-1)?.index ?? -1
  const endNear = items.length > 0 && (lastRow + 4) * columns >= items.length
  useEffect(() => {
    if (endNear) onEndNear?.()
  }, [endNear, onEndNear])
  const firstRow = rows[0]?.index ?? 0
  useEffect(() => {
    if (lastRow >= 0) onVisibleRange?.(firstRow * columns, Math.min((lastRow + 1) * columns, items.length) - 1)
  }, [firstRow, lastRow, columns, items.length, onVisibleRange])

  return (
    <div className={classes.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          className={`${classes.row} ${classes.tiles}`}
          style={{
            transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gap: `${gap}px`,
          }}
        >
          {(isSeen(row.index) ? items : itemsAround)
            .slice(row.index * columns, (row.index + 1) * columns)
            .map((item, column) => {
              const index = row.index * columns + column
              return (
                // biome-ignore lint/a11y/useSemanticElements: see the list
                <div key={getKey(item, index)} role="listitem" aria-setsize={items.length} aria-posinset={index + 1}>
                  {renderItem(item, index)}
                </div>
              )
            })}
        </div>
      ))}
    </div>
  )
}
