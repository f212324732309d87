import { caldav, dav, type Name, nameIn } from './xml/names.ts'
import { document, element, type Xml } from './xml/write-xml.ts'

const phrases: Readonly<Record<number, string>> = {
  200: 'OK',
  403: 'Forbidden',
  404: 'Not Found',
  424: 'Failed Dependency',
  507: 'Insufficient Storage',
}

const d = (local: string) => nameIn(dav, local)

export const href = (address: string): Xml => element(d('href'), address)

const statusOf = (status: number): Xml => element(d('status'), `HTTP/1.1 ${status} ${phrases[status]}`)

/** The values of some properties, each a written element. */
export type Values = ReadonlyMap<Name, Xml>

/** The properties that a request asks for: these, all usual ones, or only the names. */
export type Selection = { readonly names: readonly Name[] } | 'all' | 'names'

const propstat = (status: number, properties: readonly Xml[]): readonly Xml[] =>
  properties.length === 0 ? [] : [element(d('propstat'), [element(d('prop'), properties), statusOf(status)])]

/** Large, or for those who ask by name. */
const onlyByName: ReadonlySet<Name> = new Set([nameIn(caldav, 'calendar-data')])

/** The answer about one resource. */
export function resource(address: string, values: Values, asked: Selection): Xml {
  if (asked === 'all' || asked === 'names') {
    const usual = [...values].filter(([name]) => !onlyByName.has(name))
    const properties = usual.map(([name, value]) => (asked === 'all' ? value : element(name)))
    return element(d('response'), [href(address), ...propstat(200, properties)])
  }
  const found = asked.names.flatMap((name) => values.get(name) ?? [])
  const missing = asked.names.filter((name) => !values.has(name)).map((name) => element(name))
  // A response without a property still needs a state.
  const states = [...propstat(200, found), ...propstat(404, missing)]
  return element(d('response'), [href(address), ...(states.length > 0 ? states : [statusOf(200)])])
}

/** Answers for one resource with one state, as of one that is gone. */
export const state = (address: string, status: number, error: readonly Xml[] = []): Xml =>
  element(d('response'), [href(address), statusOf(status), ...error])

/** The results of changes of properties. */
export const changes = (address: string, states: readonly (readonly [status: number, names: readonly Name[]])[]): Xml =>
  element(d('response'), [
    href(address),
    ...states.flatMap(([status, names]) =>
      propstat(
        status,
        names.map((name) => element(name)),
      ),
    ),
  ])

export const multistatus = (responses: readonly Xml[]): string => document('multistatus', responses)
