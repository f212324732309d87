import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { Parser, parseDocument } from 'htmlparser2'
import { TooLargeError } from '../files/source-file.ts'

/** Only hostile pages are nested deeper. */
const deepest = 1_000

/** A page as a tree. @throws {TooLargeError} if elements are nested too deep */
export function htmlTree(html: string): Document {
  let depth = 0
  const measure = new Parser({
    onopentag() {
      if (++depth > deepest) throw new TooLargeError('nested too deep')
    },
    onclosetag() {
      depth--
    },
  })
  measure.end(html)
  return parseDocument(html)
}

/** Matching elements in the order of the page, without those inside another match. */
export function elementsIn(root: ParentNode, fits: (element: Element) => boolean): Element[] {
  const matches: Element[] = []
  // A stack and not recursion: a hostile page may be nested a million deep.
  const open: ChildNode[] = [...root.children].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue
    if (fits(node)) matches.push(node)
    else for (let at = node.children.length - 1; at >= 0; at--) open.push(...node.children.slice(at, at + 1))
  }
  return matches
}

export const hasClass =
  (...names: readonly string[]) =>
  ({ attribs }: Element): boolean =>
    (attribs.class ?? '').split(/\s+/).some((name) => names.includes(name))

export const hasId =
  (id: string) =>
  ({ attribs }: Element): boolean =>
    attribs.id === id

export const hasProperty =
  (...names: readonly string[]) =>
  ({ attribs }: Element): boolean =>
    names.includes(attribs.itemprop ?? '')

const breaks = new Set(['p', 'div', 'li', 'br', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'section'])

/** The text of an element, with a line for each of its blocks. */
export function linesOf(element: Element): string[] {
  let text = ''
  const open: (ChildNode | '\n')[] = [element]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === '\n') text += '\n'
    else if (isText(node)) text += node.data.replace(/\s+/g, ' ')
    else if (isTag(node) && node.name !== 'style' && node.name !== 'script') {
      const isBlock = breaks.has(node.name)
      if (isBlock) {
        text += '\n'
        open.push('\n')
      }
      for (let at = node.children.length - 1; at >= 0; at--) open.push(...node.children.slice(at, at + 1))
    }
  }
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The text of the first matching element, in one line; a `content` attribute counts as its text. */
export function textIn(root: ParentNode, fits: (element: Element) => boolean): string {
  const [first] = elementsIn(root, fits)
  return first ? linesOf(first).join(' ') || (first.attribs.content ?? '').trim() : ''
}
