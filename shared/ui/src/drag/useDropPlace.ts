import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Lets an element take what is dropped on it.
 * @param kind what it takes
 * @returns whether something that it takes is over it
 */
export function useDropPlace(
  element: RefObject<HTMLElement | null>,
  kind: string,
  onDrop: (id: string) => void,
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
          canDrop: ({ source }) => source.data.kind === kind,
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop: ({ source }) => {
            setOver(false)
            if (typeof source.data.id === 'string') dropped(source.data.id)
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
  }, [element, kind])
  return over
}
