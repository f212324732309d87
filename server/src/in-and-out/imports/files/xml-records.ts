import { Parser } from 'htmlparser2'
import { textChunks } from './file-text.ts'
import { type SourceFile, TooLargeError } from './source-file.ts'

/** An XML element; names are in lower case, because programs do not agree on them. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its direct text. */
  readonly text: string
}

/** An element whose end has not been read. */
interface OpenElement {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: XmlElement[]
  readonly texts: string[]
}

/** Maximum characters and elements of one record, and its maximum nesting. */
const mostCharacters = 64_000_000
const mostElements = 200_000
const deepest = 100
/** Only hostile files are nested deeper. */
const deepestAtAll = 1_000

const closed = ({ name, attributes, children, texts }: OpenElement): XmlElement => ({
  name,
  attributes,
  children,
  text: texts.join('').trim(),
})

/**
 * Yields the elements with some names while the file is read, so that it may be larger than memory. Entities that a document declares are
 * ignored, and nothing is fetched. Broken XML is read as far as it is unambiguous.
 * @param names in lower case; such an element within another is part of it
 * @returns null in place of an element that is larger than any recipe
 * @throws {TooLargeError} if elements are nested too deep
 */
export async function* xmlRecords(file: SourceFile, names: ReadonlySet<string>): AsyncGenerator<XmlElement | null> {
  const records: (XmlElement | null)[] = []
  let open: OpenElement[] = []
  let depth = 0
  /** The depth of the current record. */
  let within: number | null = null
  let characters = 0
  let elements = 0
  const isTooLarge = () => characters > mostCharacters || elements > mostElements

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > deepestAtAll) throw new TooLargeError('nested too deep')
        if (within === null && !names.has(name)) return
        if (within === null) {
          within = depth
          characters = 0
          elements = 0
        }
        elements++
        for (const value of Object.values(attributes)) characters += value.length
        if (isTooLarge()) open = open.slice(0, 1)
        if (open.length === 0 || (depth - within < deepest && !isTooLarge())) {
          open.push({ name, attributes: { ...attributes }, children: [], texts: [] })
        }
      },
      ontext(text) {
        if (within === null) return
        characters += text.length
        if (isTooLarge()) open = open.slice(0, 1)
        else if (depth - within < deepest) open.at(-1)?.texts.push(text)
      },
      onclosetag() {
        const at = depth--
        if (within === null) return
        if (at > within) {
          if (isTooLarge() || at - within >= deepest) return
          const element = open.pop()
          if (element && open.length > 0) open.at(-1)?.children.push(closed(element))
          return
        }
        const [record] = open
        records.push(isTooLarge() || !record ? null : closed(record))
        within = null
        open = []
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  for await (const piece of textChunks(file)) {
    parser.write(piece)
    yield* records.splice(0)
  }
  parser.end()
  yield* records.splice(0)
}

/** The child elements with a name: direct ones, or those in a list with the plural of the name. */
export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => {
    if (child.name === name) return [child]
    return child.name === `${name}s` ? childrenNamed(child, name) : []
  })
}

/** The text of the first element with one of these names; '' without one. */
export function textOf(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const text = element.children.find((child) => child.name === name)?.text
    if (text) return text
  }
  return ''
}
