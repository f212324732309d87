/** A change of the list of results: an element that was added, or out of which something was removed. */
interface Change {
  readonly at: number
  readonly element: Element
  /** The neighbour after which something was removed. */
  readonly neighbour: Node | null
}

/**
 * Types a letter into a search box. Runs in the page, by itself: it uses nothing outside.
 * @returns milliseconds until the last visible change of the results; NaN where there is none within `waitMs`
 */
export function typeLetter(
  box: Element,
  { letter, waitMs }: { readonly letter: string; readonly waitMs: number },
): Promise<number> | number {
  if (!(box instanceof HTMLInputElement)) return Number.NaN
  const changes: Change[] = []

  function addChanges(at: number, { target, addedNodes, removedNodes, previousSibling }: MutationRecord): void {
    const neighbour = addedNodes.length === 0 && removedNodes.length > 0 ? previousSibling : null
    for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
      const element = node instanceof Element ? node : node.parentElement
      if (element) changes.push({ at, element, neighbour })
    }
  }

  /** Rows that are removed below the edge of the screen are not seen to go. */
  function isVisible({ element, neighbour }: Change): boolean {
    const { top, bottom } = element.getBoundingClientRect()
    const isBelow = neighbour instanceof Element && neighbour.getBoundingClientRect().bottom >= innerHeight
    return element.isConnected && !element.closest('search') && top < innerHeight && bottom > 0 && !isBelow
  }

  const observer = new MutationObserver((records) => {
    const at = performance.now()
    for (const record of records) addChanges(at, record)
  })
  box.focus()
  const start = performance.now()
  document.execCommand('insertText', false, letter)
  const results = document.querySelector('main') ?? document.body
  observer.observe(results, { childList: true, subtree: true, characterData: true })
  return new Promise((resolve) => {
    setTimeout(() => {
      observer.disconnect()
      // Asking where something stands has the browser lay all of it out, so it is done afterwards.
      resolve((changes.findLast(isVisible)?.at ?? Number.NaN) - start)
    }, waitMs)
  })
}
