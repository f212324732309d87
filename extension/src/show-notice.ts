import { fallbackLanguage, languageOfTag, languageRow } from '@potluck/cooking/language'
import { browser } from 'wxt/browser'
import { notices } from './notices.ts'
import { endPairing, pairingPath } from './pairing.ts'

/** An element with the words of this name. */
function withWords<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string, filledIn: readonly string[] = []) {
  const element = document.createElement(tag)
  element.textContent = browser.i18n.getMessage(name, filledIn)
  return element
}

/** A link to the page of a server that pairs. */
function linkTo(base: string): HTMLAnchorElement {
  const link = withWords('a', 'open')
  link.href = base + pairingPath
  return link
}

/** A button that ends the pairing with another server. */
function endButton(): HTMLButtonElement {
  const button = withWords('button', 'elsewhere_end')
  button.addEventListener('click', () => void endPairing().then(() => location.replace('?unpaired')))
  return button
}

/** Writes the notice that the address names into this page, with what can be done about it. */
export function showNotice(): void {
  const named = new URLSearchParams(location.search)
  const notice = notices.find((name) => named.has(name)) ?? 'unpaired'
  const base = named.get(notice)
  const { documentElement: page } = document
  // The language of the words, which may be another one than the browser's.
  const language = languageOfTag(browser.i18n.getMessage('language')) ?? fallbackLanguage
  page.lang = language
  page.dir = languageRow(language).direction
  const title = withWords('h1', `${notice}_title`)
  document.title = title.textContent
  const text = withWords('p', `${notice}_text`, base ? [new URL(base).host] : [])
  const deeds = notice === 'elsewhere' ? [endButton()] : base ? [linkTo(base)] : []
  document.querySelector('main')?.append(title, text, ...deeds)
}
