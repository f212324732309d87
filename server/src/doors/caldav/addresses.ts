import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Member } from '../../ground/access/reader.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import type { Caller } from './caller.ts'
import type { Collection, CollectionKind } from './collection-kind.ts'
import { kinds } from './kinds.ts'

/** The addresses of what a member reaches, as paths on the host: below the path of the product, if it has one. */
export interface Addresses {
  readonly root: string
  readonly home: string
  collection(kind: CollectionKind, id: string): string
  object(kind: CollectionKind, collectionId: string, name: string): string
  /** The name of the object that an address names in a collection; null for any other. */
  nameIn(kind: CollectionKind, collectionId: string, address: string): string | null
}

/** The path of the whole on its host. */
export const rootOf = (config: Pick<Config, 'publicUrl'>, request: FastifyRequest): string =>
  `${new URL(webAddress(config, request)).pathname}caldav/`

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** The path of an address that a program sent, whole or not; null for none. */
const pathOf = (address: string): string | null => {
  const base = 'http://here.invalid'
  return URL.canParse(address, base) ? new URL(address, base).pathname : null
}

export function addressesFor(config: Pick<Config, 'publicUrl'>, request: FastifyRequest, { id }: Member): Addresses {
  const root = rootOf(config, request)
  const home = `${root}${id}/`
  const collection = (kind: CollectionKind, collectionId: string) => `${home}${kind.name}-${collectionId}/`
  return {
    root,
    home,
    collection,
    object: (kind, collectionId, name) => `${collection(kind, collectionId)}${encodeURIComponent(name)}`,
    nameIn(kind, collectionId, address) {
      const path = pathOf(address)
      // A proxy may have taken a part of the path away, or not.
      const below = `/caldav/${id}/${kind.name}-${collectionId}/`
      const start = path?.indexOf(below) ?? -1
      if (path === null || start < 0) return null
      const name = path.slice(start + below.length)
      return name === '' || name.includes('/') ? null : decoded(name)
    },
  }
}

const collectionId = z.uuid()

/** The kind that the name of a collection begins with, and its id. @throws {Refusal} `not-found` */
export function kindOf(name: string): { readonly kind: CollectionKind; readonly id: string } {
  const kind = kinds.find((each) => name.startsWith(`${each.name}-`))
  const id = collectionId.safeParse(name.slice((kind?.name.length ?? 0) + 1))
  if (!kind || !id.success) throw notFound('collection')
  return { kind, id: id.data }
}

/** @throws {Refusal} `not-found` for the home of somebody else */
export function requireOwnHome({ member }: Caller, personId: string): void {
  if (personId !== member.id) throw notFound('person')
}

/** The collection that a request names. @throws {Refusal} `not-found` */
export async function openCollection(
  caller: Caller,
  name: string,
): Promise<{ readonly kind: CollectionKind; readonly collection: Collection }> {
  const { kind, id } = kindOf(name)
  return { kind, collection: await kind.open(caller, id) }
}
