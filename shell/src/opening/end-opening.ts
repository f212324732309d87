/**
 * Takes away what index.html shows in the same frame in which the first screen stands: the application draws its frame
 * first, and the page would be empty for a moment.
 */
export function endOpening(root: Element, mark: Element): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main')) return
    observer.disconnect()
    mark.remove()
  })
  observer.observe(root, { childList: true, subtree: true })
}
