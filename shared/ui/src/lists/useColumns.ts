import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns of at least `least` rem fit into the element, `gap` px apart; undefined until it is measured. */
export function useColumns(element: RefObject<HTMLElement | null>, least: number, gap: number): number | undefined {
  const [columns, setColumns] = useState<number>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const count = () => setColumns(columnsIn(current.clientWidth, least * rem(), gap))
    count()
    const observer = new ResizeObserver(count)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, least, gap])
  return columns
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** Columns that fit; two narrower ones where only one would fit but both stay wide enough to read. */
export function columnsIn(width: number, least: number, gap: number): number {
  const fitting = Math.floor((width + gap) / (least + gap))
  if (fitting >= 2) return fitting
  return width >= (least + gap) * 1.4 ? 2 : 1
}
