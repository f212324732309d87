import type { Addresses } from './addresses.ts'
import type { Caller } from './caller.ts'
import type { Choice } from './choices.ts'
import type { Collection, CollectionKind } from './collection-kind.ts'
import { href, type Values } from './multistatus.ts'
import type { DavObject } from './objects.ts'
import { syncToken } from './sync-token.ts'
import { apple, caldav, calendarServer, dav, type Name, nameIn } from './xml/names.ts'
import { element, type Xml } from './xml/write-xml.ts'

const d = (local: string) => nameIn(dav, local)
const c = (local: string) => nameIn(caldav, local)

type Content = Parameters<typeof element>[1]

const valuesOf = (entries: readonly (readonly [Name, Content])[]): Values =>
  new Map(entries.map(([name, content]) => [name, element(name, content)]))

const privileges = (names: readonly string[]): Xml[] => names.map((name) => element(d('privilege'), [element(d(name))]))

/** The longest body of an object, bytes. */
export const maxObjectBytes = 64_000

/** The top of all addresses. */
export const rootValues = ({ home, root }: Addresses): Values =>
  valuesOf([
    [d('resourcetype'), [element(d('collection'))]],
    [d('displayname'), 'Potluck'],
    [d('current-user-principal'), [href(home)]],
    [d('principal-collection-set'), [href(root)]],
    [d('current-user-privilege-set'), privileges(['read'])],
  ])

/** The caller, and the place of their collections: both are one resource. */
export async function homeValues({ services, member }: Caller, { home, root }: Addresses): Promise<Values> {
  const { name, email } = await services.database.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return valuesOf([
    [d('resourcetype'), [element(d('collection')), element(d('principal'))]],
    [d('displayname'), name],
    [d('current-user-principal'), [href(home)]],
    [d('principal-URL'), [href(home)]],
    [d('owner'), [href(home)]],
    [d('principal-collection-set'), [href(root)]],
    [c('calendar-home-set'), [href(home)]],
    [c('calendar-user-address-set'), [href(`mailto:${email}`), href(home)]],
    [d('supported-report-set'), []],
    [d('current-user-privilege-set'), privileges(['read', 'read-current-user-privilege-set'])],
  ])
}

const reports = [d('sync-collection'), c('calendar-multiget'), c('calendar-query')]

const reading = ['read', 'read-current-user-privilege-set', 'write-properties']
const writing = ['write', 'write-content', 'bind', 'unbind']

/** A list or a plan. @param mark the number of its latest change; null where nobody asks for it */
export function collectionValues(
  { home }: Addresses,
  kind: CollectionKind,
  { id, title, mayChange }: Collection,
  { choice, mark }: { readonly choice: Choice; readonly mark: number | null },
): Values {
  const { colour, place } = choice
  return valuesOf([
    [d('resourcetype'), [element(d('collection')), element(c('calendar'))]],
    [d('displayname'), choice.title ?? title],
    [d('owner'), [href(home)]],
    [d('current-user-principal'), [href(home)]],
    [d('current-user-privilege-set'), privileges(mayChange ? [...reading, ...writing] : reading)],
    [
      d('supported-report-set'),
      reports.map((name) => element(d('supported-report'), [element(d('report'), [element(name)])])),
    ],
    [c('supported-calendar-component-set'), [element(c('comp'), '', { name: kind.component })]],
    [
      c('supported-calendar-data'),
      [element(c('calendar-data'), '', { 'content-type': 'text/calendar', version: '2.0' })],
    ],
    [c('max-resource-size'), String(maxObjectBytes)],
    ...(mark === null
      ? []
      : ([
          [d('sync-token'), syncToken(id, mark)],
          [nameIn(calendarServer, 'getctag'), syncToken(id, mark)],
        ] as const)),
    ...(colour === null ? [] : ([[nameIn(apple, 'calendar-color'), colour]] as const)),
    ...(place === null ? [] : ([[nameIn(apple, 'calendar-order'), String(place)]] as const)),
  ])
}

export const contentType = ({ component }: CollectionKind): string =>
  `text/calendar; charset=utf-8; component=${component}`

/** An item or a dish. @param data the calendar itself, where it is asked for */
export const objectValues = (kind: CollectionKind, { etag }: Pick<DavObject, 'etag'>, data: string | null): Values =>
  valuesOf([
    [d('getetag'), `"${etag}"`],
    [d('getcontenttype'), contentType(kind)],
    [d('resourcetype'), []],
    ...(data === null ? [] : ([[c('calendar-data'), data]] as const)),
  ])
