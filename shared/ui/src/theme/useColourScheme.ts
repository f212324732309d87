import { useSyncExternalStore } from 'react'

export type ColourScheme = 'auto' | 'light' | 'dark'

const query = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** The scheme in force: the one asked for, or the device's. */
export function useColourScheme(setting: ColourScheme): 'light' | 'dark' {
  const prefersDark = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
  if (setting !== 'auto') return setting
  return prefersDark ? 'dark' : 'light'
}
