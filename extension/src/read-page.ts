import { isVideoData, leftOutOfPages } from '@potluck/clip/handed-page'
import type { ShownPage } from './shown-page.ts'

/** Longest page that is handed over, characters, as the hand-over page takes it. */
const maxCharacters = 20_000_000

/** Reads the page of this tab, without styles and programs. A page that is too long is empty. */
export function readPage(): ShownPage {
  const page = new DOMParser().parseFromString('', 'text/html')
  page.documentElement.replaceWith(page.importNode(document.documentElement, true))
  for (const part of page.querySelectorAll(leftOutOfPages)) if (!isVideoData(part.textContent)) part.remove()
  const html = page.documentElement.outerHTML
  return { url: location.href, html: html.length > maxCharacters ? '' : html }
}
