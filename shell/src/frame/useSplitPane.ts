import { useGlobalPreferences, useSession } from '@potluck/platform/hooks'
import { useSyncExternalStore } from 'react'

/** Narrower windows never split. */
const wide = '(min-width: 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the menu stands beside the screen: in a wide window, for members who want it. */
export function useSplitPane(): boolean {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
  const { loggedIn } = useSession()
  const { enableSplitPane } = useGlobalPreferences()
  return isWide && loggedIn && enableSplitPane
}
