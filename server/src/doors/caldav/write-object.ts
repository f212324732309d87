import { ApiError } from '@potluck/api/errors'
import { now } from '../../machinery/base/database/instant.ts'
import { type Addresses, openCollection } from './addresses.ts'
import type { Caller } from './caller.ts'
import type { Collection, CollectionKind } from './collection-kind.ts'
import { readObject, type SentObject } from './icalendar.ts'
import { href } from './multistatus.ts'
import { type DavObject, digestOf, itemIdFor, look, type State, whileLocked, writeRows } from './objects.ts'
import { caldav, dav, nameIn } from './xml/names.ts'
import { DavProblem } from './xml/problem.ts'

/** The names of objects: what stands in an address, and in every database. */
const objectName = /^[^\p{Cc}\p{Cs}/]{1,200}$/u

/** The most that is stored beside the things of a collection, gone ones too, characters. */
const maxExtra = 256_000

interface Target {
  readonly kind: CollectionKind
  readonly collection: Collection
  readonly state: State
  readonly object: DavObject | undefined
}

const missing = () => new DavProblem(404, 'there is no such object')

const unmet = (message: string) => new DavProblem(412, message)

/** Opens what a request is about. @throws {Refusal} `not-found` */
async function open(caller: Caller, name: string, objectPart: string): Promise<Target> {
  const { kind, collection } = await openCollection(caller, name)
  const state = await look(caller.services.database, kind, collection)
  return { kind, collection, state, object: state.objects.find((each) => each.name === objectPart) }
}

function requireChangeable({ mayChange }: Collection): void {
  if (mayChange) return
  throw new DavProblem(403, 'readers of a kitchen read what belongs to it', nameIn(dav, 'need-privileges'))
}

/** The states that a header names; null without one. */
const tagsIn = (header: string | undefined): readonly string[] | null =>
  header === undefined ? null : header.split(',').map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''))

/** @throws {DavProblem} 412 when the object is not as the program last saw it */
function requireAsSeen({ request }: Caller, object: DavObject | undefined): void {
  const wanted = tagsIn(request.headers['if-match'])
  if (wanted && !(object && (wanted.includes('*') || wanted.includes(object.etag))))
    throw unmet('it is not as you saw it')
  const unwanted = tagsIn(request.headers['if-none-match'])
  if (unwanted && object && (unwanted.includes('*') || unwanted.includes(object.etag)))
    throw unmet('it is there already')
}

/** A refusal of the API in the terms of CalDAV. */
function inTerms(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, message, data } = error
  if (data?.error.code === 'changed') return unmet(message)
  if (data?.error.code === 'list-full' || data?.error.code === 'plan-full' || data?.error.code === 'book-full')
    return new DavProblem(507, message, nameIn(dav, 'quota-not-exceeded'))
  if (status === 400 || status === 422)
    return new DavProblem(403, message, nameIn(caldav, 'valid-calendar-object-resource'))
  return new DavProblem(status === 0 ? 503 : status, message)
}

const byApi = async (call: Promise<void>): Promise<void> => {
  try {
    await call
  } catch (error) {
    throw inTerms(error)
  }
}

/** Two objects with one UID would be one to every program. @throws {DavProblem} 409 */
function requireFreeUid(addresses: Addresses, { kind, collection, state, object }: Target, uid: string): void {
  const other = object ?? state.objects.find((each) => each.uid === uid)
  if (!other || (other === object && object.uid === uid)) return
  const at = href(addresses.object(kind, collection.id, other.name))
  throw new DavProblem(409, 'another object has this UID', nameIn(caldav, 'no-uid-conflict'), at)
}

/** The same without what there is no room for: the thing itself counts for more. */
function within({ state, object }: Target, sent: SentObject): SentObject {
  const others = [...state.objects, ...state.gone].filter(({ name }) => name !== object?.name)
  const used = others.reduce((sum, { extra }) => sum + extra.length, 0)
  return used + sent.extra.length > maxExtra ? { ...sent, extra: '' } : sent
}

/** Changes an object that is there. */
async function change(
  caller: Caller,
  { kind, collection }: Target,
  object: DavObject,
  sent: SentObject,
): Promise<void> {
  const { database } = caller.services
  const { content } = object
  await byApi(collection.change(content, sent.component))
  if (sent.extra !== object.extra)
    await whileLocked(database, kind, collection, async (inside) => {
      const present = await inside.db
        .updateTable('davObjects')
        .set({ extra: sent.extra })
        .where('collectionId', '=', collection.id)
        .where('itemId', '=', content.itemId)
        .where('goneAt', 'is', null)
        .executeTakeFirst()
      if (present.numUpdatedRows === 0n) throw unmet('it was deleted in the meantime')
    })
}

/**
 * Makes an object. A program that did not notice a deletion does not undo it: neither by writing over it, nor by sending its first body
 * again.
 */
async function make(
  caller: Caller,
  { kind, collection, state }: Target,
  { name, body, sent }: { readonly name: string; readonly body: string; readonly sent: SentObject },
): Promise<void> {
  const { database } = caller.services
  const gone = state.gone.find((row) => row.name === name)
  const madeBy = digestOf(body)
  const isOverwriting = caller.request.headers['if-none-match'] === undefined
  const wasThere = gone !== undefined && gone.etag !== ''
  if (wasThere && (gone.madeBy === madeBy || (isOverwriting && gone.uid === sent.uid))) throw unmet('it was deleted')
  const itemId = gone?.itemId ?? itemIdFor(collection.id, name)
  const nothing = { collectionId: collection.id, itemId, name, etag: '', mark: 0, goneAt: now(), madeBy: null }
  const { uid, extra } = sent
  await whileLocked(database, kind, collection, async (inside) => {
    const present = await inside.db
      .selectFrom('davObjects')
      .select('goneAt')
      .where('collectionId', '=', collection.id)
      .where('name', '=', name)
      .executeTakeFirst()
    if (present?.goneAt === null) throw unmet('it is there already')
    // Before the thing itself: whatever happens then, it has one address.
    await writeRows(inside, [{ ...nothing, ...gone, uid, extra, madeBy }])
  })
  try {
    await byApi(collection.add(itemId, sent.component))
  } catch (error) {
    // A program that tries again is no program that repeats itself.
    await whileLocked(database, kind, collection, (inside) =>
      writeRows(inside, [{ ...nothing, uid, extra: '', ...gone }]),
    )
    throw error
  }
}

/** Stores an object. @returns whether it is new @throws {DavProblem} */
export async function putObject(
  caller: Caller,
  addresses: Addresses,
  { name, object: objectPart, body }: { readonly name: string; readonly object: string; readonly body: string },
): Promise<boolean> {
  const { database } = caller.services
  if (!objectName.test(objectPart)) throw new DavProblem(403, 'no object may have this name')
  const target = await open(caller, name, objectPart)
  const { kind, collection, object } = target
  requireChangeable(collection)
  requireAsSeen(caller, object)
  const sent = within(target, await readObject(kind, body))
  requireFreeUid(addresses, target, sent.uid)
  if (object) await change(caller, target, object, sent)
  else await make(caller, target, { name: objectPart, body, sent })
  const after = await look(database, kind, collection)
  if (!after.objects.some((each) => each.name === objectPart)) throw unmet('it was deleted in the meantime')
  return object === undefined
}

/** Removes an object. @throws {DavProblem} */
export async function deleteObject(
  caller: Caller,
  { name, object: objectPart }: { readonly name: string; readonly object: string },
): Promise<void> {
  const { database } = caller.services
  const { kind, collection, object } = await open(caller, name, objectPart)
  requireChangeable(collection)
  requireAsSeen(caller, object)
  if (!object) throw missing()
  await byApi(collection.remove(object.content.itemId))
  await look(database, kind, collection)
  // This program knows of the deletion, and may make it again.
  await database.db
    .updateTable('davObjects')
    .set({ madeBy: null })
    .where('collectionId', '=', collection.id)
    .where('itemId', '=', object.content.itemId)
    .execute()
}

/** Reads an object. @throws {DavProblem} 404 */
export async function getObject(
  caller: Caller,
  { name, object: objectPart }: { readonly name: string; readonly object: string },
): Promise<{ readonly kind: CollectionKind; readonly object: DavObject }> {
  const { kind, object } = await open(caller, name, objectPart)
  if (!object) throw missing()
  return { kind, object }
}
