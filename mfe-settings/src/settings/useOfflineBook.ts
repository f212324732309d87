import { useHost } from '@potluck/platform/HostProvider'
import type { OfflineBookState } from '@potluck/platform/offline-book'
import { useEffect, useState } from 'react'

/** A first fetch brings some hundred recipes a second. Milliseconds. */
const lookEveryMs = 1_000

/**
 * The content of the offline book, read again while the screen is open; null where there is none, or the shell is older
 * than it.
 */
export function useOfflineBook(): OfflineBookState | null {
  const { offlineBook, reportError } = useHost()
  const [state, setState] = useState<OfflineBookState | null>(null)
  useEffect(() => {
    if (!offlineBook) return
    let isGone = false
    const look = () => {
      offlineBook().then((found) => {
        if (!isGone) setState(found)
      }, stop)
    }
    const timer = setInterval(look, lookEveryMs)
    function stop(error: unknown) {
      clearInterval(timer)
      if (!isGone) reportError(error)
    }
    look()
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [offlineBook, reportError])
  return state
}
