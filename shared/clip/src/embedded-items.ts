import { headerLine } from './recipe.ts'
import type { SchemaNode } from './schema-node.ts'
import { attribute, childElements, elementsIn, type PageElement } from './tree.ts'
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
  const recipes: SchemaNode[] = []
  const visit = (element: PageElement) => {
    if (recipes.length >= maxItems) return
    const type = syntax.item(element)
    if (type !== null && /^recipe$/i.test(type))
      recipes.push(readItem(element, type, referenced(element, root), syntax))
    else for (const child of childElements(element)) visit(child)
  }
  visit(root)
  return recipes
}

/** Values by the name of their property. */
type Properties = Map<string, unknown[]>

function readItem(item: PageElement, type: string, parts: readonly PageElement[], syntax: Syntax): SchemaNode {
  const properties: Properties = new Map()
  for (const element of [...childElements(item), ...parts]) readProperties(element, 0, properties, syntax)
  return { ...Object.fromEntries(properties), '@type': type }
}

/**
 * Reads the properties that an element and those inside it state.
 * @param depth how many properties are around the element
 */
function readProperties(element: PageElement, depth: number, properties: Properties, syntax: Syntax): void {
  const names = depth < deepestProperty ? syntax.properties(element).slice(0, maxNames) : []
  const isProperty = names.length > 0
  const type = isProperty ? syntax.item(element) : null
  const item = type === null ? null : readItem(element, type, [], syntax)
  for (const name of names) addValue(properties, name, item ?? propertyValue(element, name))
  // The content of an item belongs to it, also where no property leads there: some forget that.
  if (item !== null) return
  for (const child of childElements(element)) readProperties(child, isProperty ? depth + 1 : depth, properties, syntax)
}

function addValue(properties: Properties, name: string, value: unknown): void {
  const values = properties.get(name)
  if (values === undefined) properties.set(name, [value])
  else if (values.length < maxValues) values.push(value)
}

/** Elements elsewhere on the page that `itemref` declares a part of the item. */
function referenced(item: PageElement, root: PageElement): PageElement[] {
  const ids = new Set(words(attribute(item, 'itemref')).slice(0, maxValues))
  const elements: PageElement[] = []
  if (ids.size === 0) return elements
  // The first element of an id is the one it means.
  for (const element of elementsIn(root)) if (ids.delete(attribute(element, 'id'))) elements.push(element)
  return elements
}

/** Some mark the titles of sections as ingredients, and write them bold: nothing else is, without a number. */
function isTitle(element: PageElement): boolean {
  const [only, ...others] = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (only === undefined || others.length > 0 || typeof only === 'string') return false
  const text = textIn(element)
  return /^(?:b|strong|u|h[1-6])$/.test(only.name) && text !== '' && text.length <= 60 && !/\p{N}/u.test(text)
}

/** Some mark the name alone; the amount stands before it in the same row, which then is the line. */
function rowOf(element: PageElement): PageElement | null {
  if (/\p{N}/u.test(textIn(element))) return null
  let row = element.parent
  for (let up = 0; up < 4 && row !== null && !/^(?:li|tr)$/.test(row.name); up++) row = row.parent
  if (row === null || !/^(?:li|tr)$/.test(row.name)) return null
  const text = textIn(row)
  const isOfOne = [...elementsIn(row)].filter((inner) => /ingredient/i.test(attribute(inner, 'itemprop'))).length === 1
  return isOfOne && text.length <= 200 && /^\p{N}/u.test(text) ? row : null
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
  if (!/ingredient/i.test(name)) return textIn(element)
  if (isTitle(element)) return [headerLine(textIn(element))]
  return itemLinesIn(rowOf(element) ?? element)
}
