import type { PrintPaper } from '@potluck/api/printing'
import type { Language } from '@potluck/cooking/language'
import { type PagePart, page, pagePart } from '../../book/pages/page.ts'
import { pageWords } from '../../book/pages/page-words.ts'
import { baseStyle, largeTypeStyle, paperStyle, printStyle } from '../../book/pages/styles.ts'
import { type Html, html } from '../../machinery/web/http/html.ts'

/** Opens the browser's own dialog once all pictures are there. */
const printScript = pagePart("addEventListener('load',()=>print())")

export interface PaperLook {
  readonly language: Language
  readonly paper: PrintPaper
  readonly isLarge: boolean
  /** The browser is to print it as soon as it is there. */
  readonly atOnce: boolean
}

/** The styles and the script of the page, which its policy names. */
export const printParts = ({ paper, isLarge, atOnce }: PaperLook) => ({
  styles: [baseStyle, printStyle, paperStyle[paper], ...(isLarge ? [largeTypeStyle] : [])] satisfies PagePart[],
  script: atOnce ? printScript : undefined,
})

export const printPage = (title: string, body: Html, look: PaperLook): string =>
  page({ language: look.language, title, ...printParts(look), look: 'print', body })

/** The contents of a booklet, by number. */
export function contents(title: string, titles: readonly string[], language: Language): Html {
  const t = pageWords(language)
  return html`<nav class="sheet contents"><h1><bdi>${title || t('page.booklet')}</bdi></h1><p>${t('page.recipes', { count: titles.length })}</p>
<ol>${titles.map((name, place) => html`<li class="entry"><span class="no">${place + 1}.</span><a href="#recipe-${place + 1}" dir="auto">${name}</a></li>`)}</ol></nav>`
}

/** The page shown when nothing can be printed any more. */
export const gonePage = (look: PaperLook): string => {
  const t = pageWords(look.language)
  const title = t('page.gonePrintTitle')
  return printPage(title, html`<div class=\"gone\"><h1>${title}</h1><p>${t('page.gonePrint')}</p></div>`, {
    ...look,
    atOnce: false,
  })
}
