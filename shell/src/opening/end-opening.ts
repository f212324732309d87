import { isComplete } from './serialize-screen.ts'

/** Longest time that a stored screen is displayed in place of one that does not load, milliseconds. */
const maxStoredMs = 6_000

/**
 * Removes what index.html shows in the same frame in which the first screen is drawn: the application draws its frame
 * first, and the page would be empty for a moment. A stored screen stays until the real one is complete.
 * @returns resolves when it is removed
 */
export function endOpening(root: Element, mark: Element): Promise<void> {
  const page = document.documentElement
  const begin = performance.now()
  const { promise, resolve } = Promise.withResolvers<void>()
  const isDrawn = () =>
    page.dataset.opening === 'screen' && performance.now() - begin < maxStoredMs
      ? isComplete(root)
      : root.querySelector('main') !== null

  function look(): void {
    if (!isDrawn()) return
    observer.disconnect()
    clearTimeout(timer)
    // Who has begun to go through a painted page with the keyboard goes on in the one that takes its place.
    const { activeElement } = document
    const link = mark.contains(activeElement) ? activeElement?.getAttribute('href') : null
    mark.remove()
    page.dataset.opening = 'ended'
    const links = link ? [...root.querySelectorAll<HTMLElement>('a')] : []
    links.find((each) => each.getAttribute('href') === link)?.focus()
    resolve()
  }

  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-screen-loading'] })
  const timer = setTimeout(look, maxStoredMs)
  return promise
}
