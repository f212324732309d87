import { browser } from 'wxt/browser'
import { notices } from './notices.ts'
import { pairingPath, readPairing } from './pairing.ts'

/** An element with the words of this name. */
function withWords<Tag extends 'h1' | 'p' | 'a'>(tag: Tag, name: string) {
  const element = document.createElement(tag)
  element.textContent = browser.i18n.getMessage(name)
  return element
}

/** Writes the notice that the address names into this page, with a link to the paired server. */
export async function showNotice(): Promise<void> {
  const notice = notices.find((name) => location.search === `?${name}`) ?? 'unpaired'
  const { documentElement: page } = document
  page.lang = browser.i18n.getMessage('@@ui_locale').replace('_', '-')
  page.dir = browser.i18n.getMessage('@@bidi_dir')
  const title = withWords('h1', `${notice}_title`)
  document.title = title.textContent
  const pairing = await readPairing()
  const link = withWords('a', 'open')
  if (pairing) link.href = pairing.base + pairingPath
  document.querySelector('main')?.append(title, withWords('p', `${notice}_text`), ...(pairing ? [link] : []))
}
