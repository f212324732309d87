import { apple, caldav, calendarServer, dav, type Name, partsOf } from './names.ts'

/** XML that was written, and is not escaped again. */
export class Xml {
  readonly #text: string

  private constructor(text: string) {
    this.#text = text
  }

  static written(text: string): Xml {
    return new Xml(text)
  }

  toString(): string {
    return this.#text
  }
}

type Content = string | Xml | readonly (string | Xml)[]

const prefixes: Readonly<Record<string, string>> = { [dav]: 'd', [caldav]: 'c', [calendarServer]: 's', [apple]: 'a' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"\r]/g, (sign) => signs[sign] ?? '')

const textOf = (content: Content): string =>
  typeof content === 'string' ? escaped(content) : content instanceof Xml ? `${content}` : content.map(textOf).join('')

/** Writes an element. A name of an unknown namespace brings its namespace along. */
export function element(name: Name, content: Content = '', attributes: Readonly<Record<string, string>> = {}): Xml {
  const { namespace, local } = partsOf(name)
  const prefix = prefixes[namespace]
  const tag = prefix === undefined ? local : `${prefix}:${local}`
  const declared = prefix === undefined ? ` xmlns="${escaped(namespace)}"` : ''
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = textOf(content)
  const start = `<${tag}${declared}${given.join('')}`
  return Xml.written(inner === '' ? `${start}/>` : `${start}>${inner}</${tag}>`)
}

const declarations = Object.entries(prefixes)
  .map(([namespace, prefix]) => ` xmlns:${prefix}="${namespace}"`)
  .join('')

/** Writes a whole document: its root in the namespace of DAV. */
export function document(local: string, content: Content): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<d:${local}${declarations}>${textOf(content)}</d:${local}>`
}
