import { Parser } from 'htmlparser2'

/** An element of a page: what reading a recipe needs of it, and no more. */
export interface PageElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: PageElement | null
  readonly children: (PageElement | string)[]
}

/** Why a page was not read. */
export type Refusal = 'too long' | 'too deep' | 'too many elements'

/** Eight times the largest recipe page seen. */
export const maxPageLength = 8_000_000
/** Browsers flatten at 512; ten times that is not made by a person or a template. */
const deepest = 5_000
/** Walks of the tree may recurse this deep: elements below hang on it side by side, as in browsers. */
const flattenBelow = 100
/** Fifteen times what the busiest recipe page seen is made of. */
const maxElements = 50_000
/** Text that stands together is prose up to here; only scripts are longer. */
const maxTextLength = 100_000
const chunk = 65_536

/** Elements whose content says nothing that a reader sees. */
const silent: ReadonlySet<string> = new Set(['style', 'svg', 'template', 'iframe', 'object', 'canvas', 'math'])

/**
 * Reads HTML, however broken, into a tree. Nothing of the page is run or fetched. Linear in its length; the tree is at
 * most 100 deep, so that walking it by recursion is safe.
 *
 * @returns the root (an element without a name), or why the page is refused.
 */
export function readTree(html: string): PageElement | Refusal {
  if (html.length > maxPageLength) return 'too long'
  const builder = new TreeBuilder()
  const parser = new Parser(builder)
  for (let at = 0; at < html.length; at += chunk) {
    parser.write(html.slice(at, at + chunk))
    if (builder.refusal !== null) return builder.refusal
  }
  parser.end()
  return builder.root
}

class TreeBuilder {
  readonly root: PageElement = { name: '', attributes: {}, parent: null, children: [] }
  refusal: Refusal | null = null
  #at = this.root
  #depth = 0
  #count = 0
  #silent = 0

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth++
    this.#count++
    if (this.#depth > deepest) this.refusal = 'too deep'
    if (this.#count > maxElements) this.refusal = 'too many elements'
    if (silent.has(name)) this.#silent++
    if (this.#silent > 0 || this.refusal !== null) return
    const element: PageElement = { name, attributes, parent: this.#at, children: [] }
    this.#at.children.push(element)
    if (this.#depth <= flattenBelow) this.#at = element
  }

  ontext(text: string): void {
    if (this.#silent > 0) return
    const { children } = this.#at
    const last = children.length - 1
    const before = children[last]
    // Text comes in pieces around entities and chunk ends.
    if (typeof before !== 'string') children.push(text)
    else if (before.length < maxTextLength || this.#at.name === 'script') children[last] = before + text
  }

  onclosetag(name: string): void {
    if (this.#silent === 0 && this.#depth <= flattenBelow && this.#at.parent !== null) this.#at = this.#at.parent
    if (silent.has(name)) this.#silent--
    this.#depth--
  }
}

/** All elements below an element, in document order. */
export function* elementsIn(root: PageElement): Generator<PageElement> {
  const open: PageElement[] = [root]
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (element !== root) yield element
    for (let index = element.children.length - 1; index >= 0; index--) {
      const child = element.children[index]
      if (child !== undefined && typeof child !== 'string') open.push(child)
    }
  }
}

/** The elements directly inside an element, without its text. */
export const childElements = ({ children }: PageElement): PageElement[] =>
  children.filter((child) => typeof child !== 'string')

/** An attribute, or `''`. */
export const attribute = (element: PageElement, name: string): string =>
  Object.hasOwn(element.attributes, name) ? (element.attributes[name] ?? '') : ''

/** The words of the class attribute. */
export const classesOf = (element: PageElement): readonly string[] =>
  attribute(element, 'class').slice(0, 2000).split(/\s+/).filter(Boolean)

/** The elements below an element under each of their classes, in document order. */
export function elementsByClass(root: PageElement): ReadonlyMap<string, readonly PageElement[]> {
  const byClass = new Map<string, PageElement[]>()
  for (const element of elementsIn(root)) {
    for (const name of classesOf(element)) {
      const named = byClass.get(name)
      if (named === undefined) byClass.set(name, [element])
      else named.push(element)
    }
  }
  return byClass
}

/** Elements that do not stand within another of them, so that no line is said twice. In document order. */
export function outermost(elements: readonly PageElement[]): PageElement[] {
  const own = new Set(elements)
  return elements.filter((element) => {
    for (let outer = element.parent; outer !== null; outer = outer.parent) if (own.has(outer)) return false
    return true
  })
}
