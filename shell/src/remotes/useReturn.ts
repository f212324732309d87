import { useEffect, useEffectEvent } from 'react'

/** Interval of checks whether the connection is back, milliseconds: the browser does not always detect it. */
const lookAgainMs = 5_000

/** Calls `onReturn` when the deployment is reachable again. @param waiting whether it is unreachable now */
export function useReturn(waiting: boolean, isReachable: () => Promise<boolean>, onReturn: () => void): void {
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    if (!waiting) return
    let looking = false
    let over = false
    const look = () => void lookOnce()
    async function lookOnce() {
      if (looking || document.hidden) return
      looking = true
      const back = await isReachable()
      looking = false
      if (!back || over) return
      over = true
      returned()
    }
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, lookAgainMs)
    return () => {
      over = true
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [waiting, isReachable])
}
