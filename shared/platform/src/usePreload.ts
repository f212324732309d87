import { useEffect, useEffectEvent } from 'react'

/** A browser that does not show when it is idle gets a moment. Milliseconds. */
const momentMs = 1_000

/**
 * Fetches the code of what is opened next once the browser has nothing else to do, so that it opens without a
 * connection too where nothing keeps files. Code that fails to load now loads when it is opened.
 * @param wanted another value loads again, null nothing
 */
export function usePreload(load: () => Promise<unknown>, wanted: unknown = true): void {
  const bring = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => {
    if (wanted === null) return
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(() => bring())
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(() => bring(), momentMs)
    return () => clearTimeout(timer)
  }, [wanted])
}
