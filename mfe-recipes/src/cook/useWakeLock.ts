import { useEffect } from 'react'

/** Keeps the screen awake while mounted. The browser releases the lock of a hidden page, so it is requested again. */
export function useWakeLock(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isUnmounted = false

    async function take() {
      if (document.visibilityState !== 'visible') return
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (isUnmounted) await sentinel.release()
        else lock = sentinel
      } catch {
        // The browser refuses with an empty battery, for example: the screen turns off as usual.
      }
    }

    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isEnabled])
}
