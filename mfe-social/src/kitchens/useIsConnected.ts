import { useSyncExternalStore } from 'react'

function follow(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

/** Whether the device has a network. */
export const useIsConnected = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
