/** The open overlays, by their functions that close them; the last is on top. */
const open: (() => void)[] = []

/** The place in the history where the first was opened; undefined while there is nothing to guard. */
let home: number | undefined

/** How many entries the history had then: a typed address adds one, a move among them does not. */
let lengthAtHome = 0

/** On the way back to `home`. */
let returning = false

/** The router numbers the entries of the history; null for an entry that is not its own, such as a typed address. */
function placeOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null
  return typeof state.idx === 'number' ? state.idx : null
}

/** An entry from before the router began, such as an address that was opened while the page still loaded, is before its first. */
const isBeforeFirst = (): boolean => home === 0 && history.length === lengthAtHome

function onMove(event: PopStateEvent): void {
  const place = placeOf(event.state) ?? (isBeforeFirst() ? -1 : null)
  if (home === undefined || place === null) return
  if (place === home) {
    if (!returning) return
    returning = false
  } else {
    history.go(home - place)
    if (!returning) {
      returning = true
      open.at(-1)?.()
    }
  }
  // The page never left: the router must not receive the event.
  event.stopImmediatePropagation()
  rest()
}

/** Stops to guard when nothing is open any more and the page is where it was. */
function rest(): void {
  if (open.length > 0 || returning) return
  home = undefined
}

// When this is loaded, before a router listens: on a window Chromium calls listeners in their order, capturing or not.
// There is no window while a page is painted into index.html.
globalThis.addEventListener?.('popstate', onMove)

/** Closes an overlay at the back gesture of a phone, without navigation (Chromium on Android). Dialogs have this built in. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/** As `enterHistory`, for what is no dialog of the browser's. */
export function closeAtBack(close: () => void): () => void {
  const leave = enterHistory(close)
  const watcher = window.CloseWatcher && new window.CloseWatcher()
  if (watcher) watcher.onclose = close
  return () => {
    watcher?.destroy()
    leave()
  }
}

/**
 * Has the browser's Back (and Forward) close what was opened over the page instead of leaving the page. It adds nothing
 * to the history, so closing has nothing to remove: it undoes the move.
 * @param close called when Back is pressed; what must be answered first does nothing
 * @returns reports that it is closed
 */
export function enterHistory(close: () => void): () => void {
  const entry = () => close()
  if (home === undefined) {
    home = placeOf(history.state) ?? undefined
    lengthAtHome = history.length
  }
  open.push(entry)
  return () => {
    const at = open.indexOf(entry)
    if (at >= 0) open.splice(at, 1)
    rest()
  }
}
