import { startTransition, useEffect, useState } from 'react'

/** Rows that are rendered at a time: one and a half screens, which does not delay a tap. */
const step = 30

/** The number of rows to render: the first screen at once, the others soon after in steps. */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn >= total) return
    const timer = setTimeout(() => startTransition(() => setDrawn((before) => before + step)))
    return () => clearTimeout(timer)
  }, [drawn, total])
  return drawn
}
