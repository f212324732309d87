import { useSyncExternalStore } from 'react'

/** From here on the menu can stay beside the page. */
const wide = '(min-width: 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is wide enough for the menu beside the page. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
