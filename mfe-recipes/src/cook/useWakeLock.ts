import { useEffect } from 'react'

/** Keeps the screen awake while mounted. The browser releases the lock of a hidden page, so it is requested again. */
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
        // The browser refuses with an empty battery, for example: the screen turns off as usual.
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
