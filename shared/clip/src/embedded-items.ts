import type { SchemaNode } from './schema-node.ts'
import { attribute, elementsIn, type PageElement } from './tree.ts'
import { itemLinesIn, linesIn, textIn } from './tree-text.ts'

/** How a syntax writes items into HTML attributes. */
interface Syntax {
  /** The item's type where the element begins an item, `null` where it does not. */
  readonly item: (element: PageElement) => string | null
  readonly properties: (element: PageElement) => readonly string[]
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)
/** Property names without their vocabulary: `schema:name`, `v:name` and `http://schema.org/name` are `name`. */
const localName = (name: string): string => name.replace(/^.*[/#:]/, '')

const microdata: Syntax = {
  item: (element) =>
    'itemscope' in element.attributes ? localName(words(attribute(element, 'itemtype'))[0] ?? '') : null,
  properties: (element) => words(attribute(element, 'itemprop')).map(localName),
}

const rdfa: Syntax = {
  item: (element) => ('typeof' in element.attributes ? localName(words(attribute(element, 'typeof'))[0] ?? '') : null),
  properties: (element) => words(attribute(element, 'property')).map(localName),
}

/** Properties within properties within … each repeats the text of the inner ones; no page needs more. */
const deepestProperty = 8
const maxItems = 20
const maxValues = 1000
const maxNames = 8

/** The recipes that a page marks up as microdata, as nodes like those of JSON-LD. */
export const readMicrodata = (root: PageElement): SchemaNode[] => readItems(root, microdata)

/** The recipes that a page marks up as RDFa, as nodes like those of JSON-LD. */
export const readRdfa = (root: PageElement): SchemaNode[] => readItems(root, rdfa)

function readItems(root: PageElement, syntax: Syntax): SchemaNode[] {
  const found: SchemaNode[] = []
  const visit = (element: PageElement) => {
    if (found.length >= maxItems) return
    const type = syntax.item(element)
    if (type !== null && /^recipe$/i.test(type)) found.push(readItem(element, type, referenced(element, root), syntax))
    else for (const child of element.children) if (typeof child !== 'string') visit(child)
  }
  visit(root)
  return found
}

function readItem(item: PageElement, type: string, parts: readonly PageElement[], syntax: Syntax): SchemaNode {
  const values = new Map<string, unknown[]>()
  const visit = (element: PageElement, depth: number) => {
    const names = depth < deepestProperty ? syntax.properties(element).slice(0, maxNames) : []
    const inner = syntax.item(element)
    const node = inner === null || names.length === 0 ? null : readItem(element, inner, [], syntax)
    for (const name of names) {
      const value = node ?? propertyValue(element, name)
      const others = values.get(name)
      if (others === undefined) values.set(name, [value])
      else if (others.length < maxValues) others.push(value)
    }
    // The content of an item belongs to it, also where no property leads there: some forget that.
    if (inner !== null && names.length > 0) return
    for (const child of element.children)
      if (typeof child !== 'string') visit(child, depth + (names.length > 0 ? 1 : 0))
  }
  for (const child of item.children) if (typeof child !== 'string') visit(child, 0)
  for (const part of parts) visit(part, 0)
  return { ...Object.fromEntries(values), '@type': type }
}

/** Elements elsewhere on the page that `itemref` declares a part of the item. */
function referenced(item: PageElement, root: PageElement): PageElement[] {
  const ids = new Set(words(attribute(item, 'itemref')).slice(0, maxValues))
  const found: PageElement[] = []
  if (ids.size === 0) return found
  // The first element of an id is the one it means.
  for (const element of elementsIn(root)) if (ids.delete(attribute(element, 'id'))) found.push(element)
  return found
}

const linkProperties = /^(?:url|image|photo|sameAs|thumbnailUrl|contentUrl|mainEntityOfPage)$/

function propertyValue(element: PageElement, name: string): unknown {
  const written = attribute(element, 'content')
  if (written !== '') return written
  if (linkProperties.test(name)) {
    const address = ['src', 'data-src', 'href', 'data-lazy-src']
      .map((key) => attribute(element, key))
      .find((value) => value !== '' && !value.startsWith('data:'))
    if (address !== undefined) return address
    const inner = [...elementsIn(element)].find(({ name: tag }) => tag === 'img')
    return inner === undefined ? textIn(element) : propertyValue(inner, name)
  }
  for (const key of ['datetime', 'value'])
    if (attribute(element, key) !== '' && element.name !== 'li') return attribute(element, key)
  if (/instructions|directions|description/i.test(name)) return linesIn(element)
  return /ingredient/i.test(name) ? itemLinesIn(element) : textIn(element)
}
