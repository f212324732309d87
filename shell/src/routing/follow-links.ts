/** The path behind a press on a link of the page, or null when the browser is to follow it itself. */
export function pathOfPress(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a[href^="#/"]')
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return null
  return link.getAttribute('href')?.slice(1) ?? null
}

interface Press {
  readonly on: Element | null
  readonly path: string | null
}

/**
 * Has the router follow links inside the product. Followed by the browser they would be moves that the router cannot
 * hold back, and unsaved changes would be lost without a question. @returns stops
 */
export function followLinks(page: Document, navigate: (path: string) => void): () => void {
  let last: Press = { on: null, path: null }

  /** The second press of a quick pair was meant for what stood there at the first, which was followed then. */
  const isPressedTwice = ({ detail }: MouseEvent, { on, path }: Press) =>
    detail > 1 && (on !== last.on || path === last.path)

  function follow(event: MouseEvent): void {
    const path = pathOfPress(event)
    const press = { on: event.target instanceof Element ? event.target.closest('a') : null, path }
    const isTwice = isPressedTwice(event, press)
    last = press
    if (path === null) return
    event.preventDefault()
    if (!isTwice) navigate(path)
  }
  page.addEventListener('click', follow)
  return () => page.removeEventListener('click', follow)
}
