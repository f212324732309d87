export interface DragBetween {
  /** What is dragged, below the area: `[data-items]`. */
  readonly rows: string
  /** Where it may be dropped, below the area: `[data-aisle]`. What a row is over carries `data-over`. */
  readonly places: string
  readonly onDrop: (row: HTMLElement, place: HTMLElement) => void
}

/**
 * Lets many rows be dragged to places with a mouse. A row and its places are made ready when the mouse goes down on the
 * row, so that a thousand rows cost nothing, and the library comes with the first mouse. There is another way to do the
 * same, by keys and taps. @returns ends it
 */
export function dragBetween(area: HTMLElement, { rows, places, onDrop }: DragBetween): () => void {
  let ready: (() => void)[] = []
  const stop = () => {
    for (const end of ready) end()
    ready = []
  }
  const library = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')
  function over({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return
    area.removeEventListener('pointerover', over)
    void library().catch(() => {})
  }
  function down({ pointerType, target, button }: PointerEvent) {
    if (pointerType !== 'mouse' || button !== 0 || !(target instanceof Element)) return
    const row = target.closest<HTMLElement>(rows)
    if (!row || target.closest('button')) return
    void library().then(
      ({ draggable, dropTargetForElements }) => {
        stop()
        if (!row.isConnected) return
        ready = [
          draggable({ element: row, getInitialData: () => ({ kind: 'row' }) }),
          ...[...area.querySelectorAll<HTMLElement>(places)].map((place) =>
            dropTargetForElements({
              element: place,
              canDrop: ({ source }) => source.element === row && !place.contains(row),
              onDragEnter: () => place.setAttribute('data-over', ''),
              onDragLeave: () => place.removeAttribute('data-over'),
              onDrop() {
                place.removeAttribute('data-over')
                onDrop(row, place)
              },
            }),
          ),
        ]
      },
      () => {},
    )
  }
  area.addEventListener('pointerover', over)
  area.addEventListener('pointerdown', down)
  return () => {
    stop()
    area.removeEventListener('pointerover', over)
    area.removeEventListener('pointerdown', down)
  }
}
