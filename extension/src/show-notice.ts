import { fallbackLanguage, languageOfTag, languageRow } from '@potluck/cooking/language'
import { browser } from 'wxt/browser'
import { notices } from './notices.ts'
import { pairingPath } from './pairing.ts'

/** An element with the words of this name. */
function withWords<Tag extends 'h1' | 'p' | 'a'>(tag: Tag, name: string) {
  const element = document.createElement(tag)
  element.textContent = browser.i18n.getMessage(name)
  return element
}

/** Writes the notice that the address names into this page, with a link to the server that it names. */
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
  const link = withWords('a', 'open')
  if (base) link.href = base + pairingPath
  document.querySelector('main')?.append(title, withWords('p', `${notice}_text`), ...(base ? [link] : []))
}
