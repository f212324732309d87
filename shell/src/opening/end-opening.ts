import { isComplete } from './serialize-screen.ts'

/** Longest time that a stored screen is displayed in place of one that does not load, milliseconds. */
const maxStoredMs = 6_000

/**
 * Removes what index.html shows in the same frame in which the first screen is drawn: the application draws its frame
 * first, and the page would be empty for a moment. A stored screen stays until the real one is complete.
 */
export function endOpening(root: Element, mark: Element): void {
  const page = document.documentElement
  const begin = performance.now()
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
  }

  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-screen-loading'] })
  const timer = setTimeout(look, maxStoredMs)
}
