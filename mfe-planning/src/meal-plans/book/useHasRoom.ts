import { useSyncExternalStore } from 'react'

/** So wide a window has room for the book beside the days. */
const wide = '(min-width: 68rem)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window has room for the book beside the days of a plan. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
