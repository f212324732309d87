import { isConnectionFailure } from './classify-load-error.ts'

/** Messages of `fetch` without an answer (Chromium, Firefox, Safari). */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed)/

const isUnanswered = (error: unknown): boolean => error instanceof TypeError && noAnswer.test(error.message)

export interface StartFailure {
  /** Its data attributes contain the words for the message: the translations may not have loaded. */
  readonly root: HTMLElement
  readonly confirm: (question: string) => boolean
  readonly reload: () => void
}

/**
 * Shows that the application did not start, in place of a blank page, and offers to reload if a file is missing. Uses plain elements and
 * the few words of index.html, because neither the design system nor the translations may have loaded.
 */
export function showStartFailure(error: unknown, { root, confirm, reload }: StartFailure): void {
  const { language = '', interrupted: question = '', unanswered = '', failed = '', reload: offer = '' } = root.dataset
  const interrupted = isConnectionFailure(error)
  const message = document.createElement('p')
  if (interrupted) message.textContent = question
  else if (isUnanswered(error)) message.textContent = unanswered
  else message.textContent = `${failed} ${error instanceof Error ? error.message : String(error)}`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = offer
  button.addEventListener('click', reload)
  const failure = document.createElement('main')
  failure.setAttribute('role', 'alert')
  failure.lang = language
  failure.dir = 'auto'
  failure.append(message, button)
  root.replaceChildren(failure)
  if (interrupted && confirm(question)) reload()
}
