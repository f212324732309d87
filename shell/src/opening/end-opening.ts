/**
 * Takes away what index.html shows in the same frame in which the first screen stands: the application draws its frame
 * first, and the page would be empty for a moment.
 */
export function endOpening(root: Element, mark: Element): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main')) return
    observer.disconnect()
    // Who has begun to go through a painted page with the keyboard goes on in the one that takes its place.
    const { activeElement } = document
    const link = mark.contains(activeElement) ? activeElement?.getAttribute('href') : null
    mark.remove()
    const links = link ? [...root.querySelectorAll<HTMLElement>('main a')] : []
    links.find((each) => each.getAttribute('href') === link)?.focus()
  })
  observer.observe(root, { childList: true, subtree: true })
}
