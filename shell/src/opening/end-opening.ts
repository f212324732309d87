import { isComplete } from './serialize-screen.ts'

/** Longest time that a stored screen is displayed in place of one that does not load, milliseconds. */
const maxStoredMs = 6_000

/** Longest time that the mark stays over a frame whose screen is still loading, milliseconds: then the menu is of more use. */
const maxMarkMs = 1_000

/**
 * Removes the content of index.html in the frame in which the first screen is drawn. Earlier, the page would be empty
 * for a moment. A stored screen stays until the real one is complete. The mark stays for a second too: a shorter
 * placeholder would flicker.
 * @returns resolves when it is removed
 */
export function endOpening(root: Element, mark: Element): Promise<void> {
  const page = document.documentElement
  const isPainted = page.dataset.opening === 'welcome'
  const isStored = page.dataset.opening === 'screen'
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const removeAfter = (ms: number) => {
    timer ??= setTimeout(() => {
      isLate = true
      look()
    }, ms)
  }

  function look(): void {
    const isFrame = root.querySelector('main') !== null
    if (isFrame && !isStored) removeAfter(maxMarkMs)
    if (isPainted || isLate ? !isFrame : !isComplete(root)) return
    observer.disconnect()
    clearTimeout(timer)
    // A keyboard user in a painted page continues in the page that replaces it.
    const { activeElement } = document
    const link = mark.contains(activeElement) ? activeElement?.getAttribute('href') : null
    const pressed = mark.querySelector('button[data-pressed]')
    mark.remove()
    page.dataset.opening = 'ended'
    const links = link ? [...root.querySelectorAll<HTMLElement>('a')] : []
    links.find((each) => each.getAttribute('href') === link)?.focus()
    if (pressed) pressSame(root, pressed)
    resolve()
  }

  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-screen-loading'] })
  if (isStored) removeAfter(maxStoredMs)
  return promise
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent

/** Presses the button that a cook has pressed on the stored screen, if there is exactly one of this name. */
function pressSame(root: Element, pressed: Element): void {
  const [button, other] = [...root.querySelectorAll('button')].filter((each) => nameOf(each) === nameOf(pressed))
  if (!other) button?.click()
}
