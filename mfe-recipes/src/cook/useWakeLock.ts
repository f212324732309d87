import { useEffect } from 'react'

/** Keeps the screen awake while shown. The browser lets go whenever the page is hidden, so it is taken again. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let left = false

    async function take() {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (left) await taken.release()
        else lock = taken
      } catch {
        // Refused, as with an empty battery: the screen goes dark as it always does.
      }
    }

    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [wanted])
}
