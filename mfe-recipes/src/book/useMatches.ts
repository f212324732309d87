import { useSyncExternalStore } from 'react'

/** Whether the window matches a media query. */
export function useMatches(query: string): boolean {
  function subscribe(changed: () => void): () => void {
    const media = window.matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
