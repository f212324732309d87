import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Lets an element take what is dropped on it.
 * @param kinds what it takes: the same array each time, where it is one
 * @returns whether something that it takes is over it
 */
export function useDropPlace(
  element: RefObject<HTMLElement | null>,
  kinds: string | readonly string[],
  onDrop: (id: string, kind: string) => void,
): boolean {
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    let stop = () => {}
    let ended = false
    void import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(
      ({ dropTargetForElements }) => {
        if (ended || !element.current) return
        stop = dropTargetForElements({
          element: element.current,
          canDrop: ({ source: { data } }) =>
            typeof data.kind === 'string' && (typeof kinds === 'string' ? [kinds] : kinds).includes(data.kind),
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop: ({ source }) => {
            setOver(false)
            const { id, kind } = source.data
            if (typeof id === 'string' && typeof kind === 'string') dropped(id, kind)
          },
        })
      },
      // There is another way to do the same.
      () => {},
    )
    return () => {
      ended = true
      stop()
    }
  }, [element, kinds])
  return over
}
