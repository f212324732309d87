import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of a screen that is fetched when it is first shown. Unlike `React.lazy` it does not remember a failure: the
 * shell hears of the rejected fetch, and showing the part again tries again.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function OnDemand(props: P) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      let shown = true
      void load().then((part) => {
        loaded = part
        if (shown) setPart(() => part)
      })
      return () => {
        shown = false
      }
    }, [])
    return Part && <Part {...props} />
  }
}
