import { oneLine } from './plain.ts'
import { attribute, classesOf, type PageElement } from './tree.ts'

const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
const unread: ReadonlySet<string> = new Set([
  'script',
  'style',
  'button',
  'select',
  'input',
  'textarea',
  'figcaption',
  'title',
])

export const isBlock = (element: PageElement): boolean => blocks.has(element.name)

/** Content that is no text of the page: programs, fields, buttons, what stands under pictures. */
export const isNoText = (element: PageElement): boolean => unread.has(element.name)

/** Content that a reader of the page does not see, or that only a screen reader or a printer says. */
export const isUnseen = (element: PageElement): boolean => isNoText(element) || isConcealed(element)

function isConcealed(element: PageElement): boolean {
  if (element.name === 'noscript') return true
  if ('hidden' in element.attributes && attribute(element, 'hidden') !== 'until-found') return true
  if (/display:\s*none/i.test(attribute(element, 'style').slice(0, 500))) return true
  return classesOf(element).some((name) => unseenClass.test(name))
}

const unseenClass =
  /^(?:sr-only|screen-reader(?:-text)?|visually-?hidden|print-only|only-print|visible-print(?:-.*)?|show-for-print|d-print-(?:block|inline))$/i

/** Text of an element with a line break for each block, so that blocks do not run together. */
function rawText(element: PageElement, breaks: (inner: PageElement) => boolean): string {
  let text = ''
  const visit = (node: PageElement) => {
    for (const child of node.children) {
      if (typeof child === 'string') text += child.replace(/[\n\r]/g, ' ')
      else if (!isUnseen(child)) {
        const mark = breaks(child) ? '\n' : isBlock(child) ? ' ' : ''
        text += mark
        visit(child)
        text += mark
      }
    }
  }
  visit(element)
  return text
}

/** An element's text as one line. */
export const textIn = (element: PageElement): string => oneLine(rawText(element, () => false))

/** An element's text, a line per block. */
export const linesIn = (element: PageElement): string[] => split(rawText(element, isBlock))

const lineOfList = (element: PageElement): boolean => /^(?:li|tr|p|br|dt|h[1-6])$/.test(element.name)

/** An element's text, a line per list item, table row, paragraph or written break: blocks within them belong together. */
export const itemLinesIn = (element: PageElement): string[] => split(rawText(element, lineOfList))

/** No part of a recipe has more lines. */
const maxLines = 1000

const split = (text: string): string[] =>
  text
    .split('\n', maxLines * 4)
    .map(oneLine)
    .filter(Boolean)
    .slice(0, maxLines)
