import { isConnectionFailure } from './classify-load-error.ts'

/** What `fetch` throws when no answer came (Chromium, Firefox, Safari). */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed)/

const wasInterrupted = (error: unknown): boolean =>
  isConnectionFailure(error) || (error instanceof TypeError && noAnswer.test(error.message))

/**
 * Says that the application did not start, in place of a blank page. Plain elements and English: neither the design
 * system nor any words may have arrived.
 */
export function showStartFailure(error: unknown, root: Element, reload: () => void): void {
  const message = document.createElement('p')
  message.textContent = wasInterrupted(error)
    ? 'There was a connection interruption while loading this page. Do you want to reload the application?'
    : `Potluck could not start: ${error instanceof Error ? error.message : String(error)}`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Reload'
  button.addEventListener('click', reload)
  const failure = document.createElement('main')
  failure.setAttribute('role', 'alert')
  failure.append(message, button)
  root.replaceChildren(failure)
}
