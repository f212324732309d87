import { useEffect, useState } from 'react'

/**
 * The present moment, milliseconds since 1970; anew each second while `ticks`.
 * @param beat what changed: it is read again at once
 */
export function useNow(ticks: boolean, beat: unknown): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (!ticks) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [ticks, beat])
  return now
}
