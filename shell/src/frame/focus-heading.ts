const giveUpAfterMs = 10_000

/** Events that show that the cook is already using the page. */
const acts = ['pointerdown', 'keydown'] as const

/**
 * Moves the focus to the heading of a screen that was opened or is loading, so that a screen reader says where its user
 * is. The focused element of the left screen, and its heading, may stay a moment longer. Leaves a cook alone who is
 * already doing something there.
 * @returns stops waiting
 */
export function focusHeading(content: HTMLElement): () => void {
  const left = document.activeElement
  const busy = () => {
    const focused = document.activeElement
    return content.contains(focused) && focused !== left && focused?.tagName !== 'H1'
  }
  const focusHeading = () => {
    const heading = content.querySelector('h1')
    if (!heading || heading === document.activeElement) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, stop)
  }
  const observer = new MutationObserver(() => (busy() ? stop() : focusHeading()))
  observer.observe(content, { childList: true, subtree: true })
  const timer = setTimeout(stop, giveUpAfterMs)
  for (const act of acts) addEventListener(act, stop)

  if (busy()) stop()
  else focusHeading()
  return stop
}
