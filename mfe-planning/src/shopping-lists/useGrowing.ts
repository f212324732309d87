import { startTransition, useEffect, useState } from 'react'

/** So many rows are drawn at a time: a screen and a half, which takes less than a tap may wait for. */
const step = 30

/** How many rows of a list are drawn: those of the first screen at once, all others soon after, a few at a time. */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn((before) => before + step)))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return drawn
}
