import { Parser } from 'htmlparser2'
import { textChunks } from './file-text.ts'
import { type SourceFile, TooLargeError } from './source-file.ts'

/** An element of XML; names in small letters, as programs do not agree on them. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text right in it. */
  readonly text: string
}

/** An element under way. */
interface OpenElement {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: XmlElement[]
  readonly texts: string[]
}

/** Most characters and elements of one record, and deepest nesting of any. */
const mostCharacters = 64_000_000
const mostElements = 200_000
const deepest = 100
/** What is nested deeper is made to take for ever. */
const deepestAtAll = 1_000

const closed = ({ name, attributes, children, texts }: OpenElement): XmlElement => ({
  name,
  attributes,
  children,
  text: texts.join('').trim(),
})

/**
 * The elements of some names, each with what is in it, as they come: a file larger than memory can be read. Entities
 * that a document declares mean nothing, and nothing is fetched. Broken XML is read as far as its meaning is plain.
 * @param names in small letters; an element of these within another is part of it
 * @returns null in place of one that is larger than any recipe
 * @throws {TooLargeError} where elements are nested without end
 */
export async function* xmlRecords(file: SourceFile, names: ReadonlySet<string>): AsyncGenerator<XmlElement | null> {
  const found: (XmlElement | null)[] = []
  let open: OpenElement[] = []
  let depth = 0
  /** The depth of the record that is under way. */
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
        found.push(isTooLarge() || !record ? null : closed(record))
        within = null
        open = []
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  for await (const piece of textChunks(file)) {
    parser.write(piece)
    yield* found.splice(0)
  }
  parser.end()
  yield* found.splice(0)
}

/** The elements of a name within another: right in it, or in a list of them that bears the name in plural. */
export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => {
    if (child.name === name) return [child]
    return child.name === `${name}s` ? childrenNamed(child, name) : []
  })
}

/** The text of the first element of one of these names; '' where there is none. */
export function textOf(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const text = element.children.find((child) => child.name === name)?.text
    if (text) return text
  }
  return ''
}
