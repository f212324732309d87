import { useStore } from '@potluck/platform/hooks'
import { useEffect } from 'react'
import type { Remotes } from './remotes.ts'

/** Whoever comes back to the window asks at most this often, milliseconds. */
const pauseMs = 60_000

/** Whether a remote that runs here was deployed anew; asked whenever the window is looked at again. */
export function useNewVersion({ registry, screens, refresh }: Remotes): boolean {
  useEffect(() => {
    let asked = Date.now()
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < pauseMs) return
      asked = Date.now()
      void refresh()
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [refresh])

  return useStore(registry).remotes.some(({ id, version }) => {
    const running = screens.runningVersion(id)
    return running !== null && running !== version
  })
}
