import type { Bus } from '@potluck/platform/bus'
import { useStore } from '@potluck/platform/hooks'
import { useEffect } from 'react'
import type { Remotes } from './remotes.ts'
import type { Screens } from './screens.ts'

/** Minimum time between two requests of the registry, milliseconds. */
const pauseMs = 60_000

/** Interval of requests by a visible window, milliseconds. */
const askEveryMs = 300_000

export interface DeployedRemotes extends Pick<Remotes, 'registry' | 'refresh'> {
  readonly screens: Pick<Screens, 'runningVersion'>
}

/**
 * Whether a newer version of a remote that runs here was deployed. Checked when the window becomes visible, when the live connection opens
 * again, as after a restart of the server, and every few minutes while the window is visible.
 */
export function useNewVersion({ registry, screens, refresh }: DeployedRemotes, bus: Pick<Bus, 'on'>): boolean {
  useEffect(() => {
    let lastCheck = Date.now()
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < pauseMs) return
      lastCheck = Date.now()
      void refresh()
    }
    document.addEventListener('visibilitychange', ask)
    const stopListening = bus.on('live:connected', ask)
    const timer = setInterval(ask, askEveryMs)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      stopListening()
      clearInterval(timer)
    }
  }, [refresh, bus])

  return useStore(registry).remotes.some(({ id, version }) => {
    const running = screens.runningVersion(id)
    return running !== null && running !== version
  })
}
