import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { RowGestures } from './row-gestures.ts'

/** Follows gestures on the rows of an area as soon as what understands them has come, which is after the screen. */
export function useRowGestures(area: RefObject<HTMLElement | null>, gestures: RowGestures): void {
  const choose = useEffectEvent(gestures.choose)
  const tick = useEffectEvent(gestures.tick)
  const remove = useEffectEvent(gestures.remove)
  const putInto = useEffectEvent(gestures.putInto)
  useEffect(() => {
    let stop = () => {}
    let ended = false
    import('./row-gestures.ts').then(
      ({ followRows }) => {
        if (ended || !area.current) return
        stop = followRows(area.current, {
          choose: (ids) => choose(ids),
          tick: (ids) => tick(ids),
          remove: (ids) => remove(ids),
          putInto: (aisle, ids) => putInto(aisle, ids),
        })
      },
      // There is another way to do the same.
      () => {},
    )
    return () => {
      ended = true
      stop()
    }
  }, [area])
}
