import { chooseLanguage } from '../language/choose-language.ts'
import { isConnectionFailure } from './classify-load-error.ts'
import { startWords } from './start-words.ts'

/** What `fetch` throws when no answer came (Chromium, Firefox, Safari). */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed)/

const isUnanswered = (error: unknown): boolean => error instanceof TypeError && noAnswer.test(error.message)

export interface StartFailure {
  readonly root: Element
  /** The languages of the browser, the preferred first. */
  readonly languages: readonly string[]
  readonly confirm: (question: string) => boolean
  readonly reload: () => void
}

/**
 * Says that the application did not start, in place of a blank page, and offers to reload when a piece of it did not
 * arrive. Plain elements and the few words of the entry: neither the design system nor any others may have arrived.
 */
export function showStartFailure(error: unknown, { root, languages, confirm, reload }: StartFailure): void {
  const language = chooseLanguage(null, languages)
  const words = startWords(language)
  const interrupted = isConnectionFailure(error)
  const message = document.createElement('p')
  if (interrupted) message.textContent = words.interrupted
  else if (isUnanswered(error)) message.textContent = words.unanswered
  else message.textContent = `${words.failed} ${error instanceof Error ? error.message : String(error)}`
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words.reload
  button.addEventListener('click', reload)
  const failure = document.createElement('main')
  failure.setAttribute('role', 'alert')
  failure.lang = language
  failure.dir = 'auto'
  failure.append(message, button)
  root.replaceChildren(failure)
  if (interrupted && confirm(words.interrupted)) reload()
}
