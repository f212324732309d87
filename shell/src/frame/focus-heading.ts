const giveUpAfterMs = 10_000

function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * Moves the focus to the heading of a screen that was just opened, or that is still on its way, so that a reader of
 * a screen reader hears where they are. Leaves a cook alone who is already doing something there.
 * @returns stops waiting
 */
export function focusHeadingWhenShown(content: HTMLElement): () => void {
  const busy = () => content.contains(document.activeElement) && document.activeElement?.tagName !== 'H1'
  if (busy() || focusHeading(content)) return () => {}

  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    if (busy() || focusHeading(content)) stop()
  })
  observer.observe(content, { childList: true, subtree: true })
  const timer = setTimeout(stop, giveUpAfterMs)
  return stop
}
