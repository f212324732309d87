import { type RefObject, useEffect, useState } from 'react'

/** The kind of thing that is dragged: drop targets accept one kind only. */
export interface Dragged {
  readonly kind: string
  readonly id: string
}

/** Lets an element be dragged. Until the library has come, it just cannot be. @returns whether it is being dragged */
export function useDraggable(element: RefObject<HTMLElement | null>, { kind, id }: Dragged): boolean {
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    let stop = () => {}
    let ended = false
    void import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(
      ({ draggable }) => {
        if (ended || !element.current) return
        stop = draggable({
          element: element.current,
          getInitialData: () => ({ kind, id }),
          onDragStart: () => setDragging(true),
          onDrop: () => setDragging(false),
        })
      },
      // There is another way to do the same.
      () => {},
    )
    return () => {
      ended = true
      stop()
    }
  }, [element, kind, id])
  return dragging
}
