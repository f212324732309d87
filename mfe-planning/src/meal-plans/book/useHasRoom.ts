import { useSyncExternalStore } from 'react'

/** The minimum width of a window with the book beside the days. */
const wide = '(min-width: 68rem)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is wide enough for the book beside the days. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
