import { type Name, nameIn } from './names.ts'
import { DavProblem } from './problem.ts'

/** An element of a request. */
export interface Element {
  readonly name: Name
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

/** The most that a request may hold. */
export const xmlLimits = { depth: 20, elements: 6_000, attributes: 20 } as const

interface Open extends Element {
  readonly children: Element[]
  text: string
}

const unreadable = () => new DavProblem(400, 'the body is no XML that is read here')

/**
 * Reads the body of a request. A document type is refused, and with it every entity but the five of XML.
 * @throws {DavProblem} 400
 */
export async function readXml(body: string): Promise<Element> {
  // Not before somebody sends XML.
  const { SaxesParser } = await import('saxes')
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: Open[] = []
  let root: Element | null = null
  let elements = 0
  parser.on('error', () => {
    throw unreadable()
  })
  parser.on('doctype', () => {
    throw unreadable()
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1
    const entries = Object.values(attributes)
    if (elements > xmlLimits.elements || open.length >= xmlLimits.depth || entries.length > xmlLimits.attributes)
      throw unreadable()
    const element: Open = {
      name: nameIn(uri, local),
      attributes: Object.fromEntries(entries.map((attribute) => [attribute.local, attribute.value])),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (open.length === 0 && closed) root = closed
  })
  parser.write(body).close()
  if (root === null) throw unreadable()
  return root
}

/** The first child of this name. */
export const childOf = (element: Element, name: Name): Element | undefined =>
  element.children.find((child) => child.name === name)

/** All children of this name. */
export const childrenOf = (element: Element, name: Name): readonly Element[] =>
  element.children.filter((child) => child.name === name)
