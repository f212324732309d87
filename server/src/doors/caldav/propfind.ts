import { type Addresses, openCollection, requireOwnHome } from './addresses.ts'
import type { Caller } from './caller.ts'
import { choicesOf } from './choices.ts'
import type { Collection, CollectionKind } from './collection-kind.ts'
import { multistatus, resource, type Selection } from './multistatus.ts'
import { look, marksOf } from './objects.ts'
import { collectionValues, homeValues, objectValues, rootValues } from './properties.ts'
import { calendarServer, dav, type Name, nameIn } from './xml/names.ts'
import { DavProblem } from './xml/problem.ts'
import { childOf, readXml } from './xml/read-xml.ts'
import type { Xml } from './xml/write-xml.ts'

const d = (local: string) => nameIn(dav, local)

/** Properties that one request asks for. */
const maxAsked = 100

/** The properties that a body asks for; without a body, all. @throws {DavProblem} 400 */
export async function selectionIn(body: string): Promise<Selection> {
  if (body.trim() === '') return 'all'
  const root = await readXml(body)
  if (root.name !== d('propfind')) throw new DavProblem(400, 'the body is no propfind')
  if (childOf(root, d('propname'))) return 'names'
  const names = childOf(root, d('prop'))?.children.map(({ name }) => name)
  return names ? { names: namesAmong(names) } : 'all'
}

/** Each name once. @throws {DavProblem} 400 for too many */
export function namesAmong(names: readonly Name[]): readonly Name[] {
  const each = [...new Set(names)]
  if (each.length > maxAsked) throw new DavProblem(400, `no more than ${maxAsked} properties at once`)
  return each
}

/** How far down a request looks. @throws {DavProblem} for everything below */
export function depthOf({ request }: Caller): 0 | 1 {
  const depth = request.headers.depth ?? '0'
  if (depth === '0') return 0
  if (depth === '1') return 1
  throw new DavProblem(403, 'no more than one level at once', d('propfind-finite-depth'))
}

const marks: readonly Name[] = [d('sync-token'), nameIn(calendarServer, 'getctag')]

/** Whether the state of a collection is asked for. */
const asksForMarks = (asked: Selection): boolean =>
  asked === 'all' || (asked !== 'names' && asked.names.some((name) => marks.includes(name)))

async function collectionsOf(
  { services, member }: Caller,
  addresses: Addresses,
  [kind, collections]: readonly [CollectionKind, readonly Collection[]],
  asked: Selection,
): Promise<readonly Xml[]> {
  const { database } = services
  const known = asksForMarks(asked) ? await marksOf(database, kind, collections) : null
  const choice = await choicesOf(database, member)
  return collections.map((collection) => {
    const { id } = collection
    const values = collectionValues(addresses, kind, collection, { choice: choice(id), mark: known?.get(id) ?? null })
    return resource(addresses.collection(kind, id), values, asked)
  })
}

/** The top of all addresses. */
export async function propfindRoot(caller: Caller, addresses: Addresses, body: string): Promise<string> {
  const asked = await selectionIn(body)
  const below = depthOf(caller) === 1 ? [resource(addresses.home, await homeValues(caller, addresses), asked)] : []
  return multistatus([resource(addresses.root, rootValues(addresses), asked), ...below])
}

/** The caller, and their collections. @param open the kinds that their token opens */
export async function propfindHome(
  caller: Caller,
  addresses: Addresses,
  { person, open, body }: { readonly person: string; readonly open: readonly CollectionKind[]; readonly body: string },
): Promise<string> {
  requireOwnHome(caller, person)
  const asked = await selectionIn(body)
  const own = resource(addresses.home, await homeValues(caller, addresses), asked)
  if (depthOf(caller) === 0) return multistatus([own])
  const below: Xml[] = []
  for (const kind of open)
    below.push(...(await collectionsOf(caller, addresses, [kind, await kind.all(caller)], asked)))
  return multistatus([own, ...below])
}

/** A list or a plan, and what is in it. */
export async function propfindCollection(
  caller: Caller,
  addresses: Addresses,
  { name, body }: { readonly name: string; readonly body: string },
): Promise<string> {
  const asked = await selectionIn(body)
  const { kind, collection } = await openCollection(caller, name)
  const own = await collectionsOf(caller, addresses, [kind, [collection]], asked)
  if (depthOf(caller) === 0) return multistatus(own)
  const { objects } = await look(caller.services.database, kind, collection)
  const below = objects.map((object) =>
    resource(addresses.object(kind, collection.id, object.name), objectValues(kind, object, null), asked),
  )
  return multistatus([...own, ...below])
}

/** One object. @throws {DavProblem} 404 */
export async function propfindObject(
  caller: Caller,
  addresses: Addresses,
  { name, object: objectName, body }: { readonly name: string; readonly object: string; readonly body: string },
): Promise<string> {
  const asked = await selectionIn(body)
  const { kind, collection } = await openCollection(caller, name)
  const { objects } = await look(caller.services.database, kind, collection)
  const object = objects.find((each) => each.name === objectName)
  if (!object) throw new DavProblem(404, 'there is no such object')
  return multistatus([
    resource(addresses.object(kind, collection.id, object.name), objectValues(kind, object, null), asked),
  ])
}
