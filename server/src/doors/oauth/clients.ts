import { v7 as uuid } from 'uuid'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'

/** Assistants that may be registered. */
export const maxClients = 50

/** One that nobody lets in is forgotten after so long, milliseconds. */
const unusedFor = 24 * 3_600_000

/** Where all places are taken, it gives way after so long, milliseconds: longer than a member is asked. */
const unusedWhenFull = 900_000

/** A program that registered. */
export interface Client {
  readonly id: string
  /** The name that it gives itself. */
  readonly name: string
  readonly redirects: readonly string[]
}

async function forgetUnused({ db }: Database, age: number): Promise<void> {
  const used = db
    .selectFrom('apiTokens')
    .select('clientId')
    .where('clientId', 'is not', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now())
  await db
    .deleteFrom('assistantClients')
    .where('createdAt', '<=', now(-age))
    .where('id', 'not in', used)
    .where('id', 'not in', db.selectFrom('assistantRequests').select('clientId').where('expiresAt', '>', now()))
    .execute()
}

/** Forgets programs that nobody lets in. */
export const forgetUnusedClients = (database: Database): Promise<void> => forgetUnused(database, unusedFor)

/** Registers a program. @returns null where all places are taken */
export function registerClient(database: Database, { name, redirects }: Omit<Client, 'id'>): Promise<Client | null> {
  return inTransaction(database, async (inside) => {
    const { db } = inside
    const client = { id: uuid(), name, redirects }
    const row = { id: client.id, name, redirects: redirects.join(' '), createdAt: now() }
    await db.insertInto('assistantClients').values(row).execute()
    const count = async () => {
      const counted = db.selectFrom('assistantClients').select(({ fn }) => fn.countAll<number | string>().as('count'))
      return Number((await counted.executeTakeFirstOrThrow()).count)
    }
    if ((await count()) <= maxClients) return client
    await forgetUnused(inside, unusedWhenFull)
    if ((await count()) <= maxClients) return client
    await db.deleteFrom('assistantClients').where('id', '=', client.id).execute()
    return null
  })
}

export async function findClient({ db }: Database, id: string): Promise<Client | null> {
  const client = await db.selectFrom('assistantClients').selectAll().where('id', '=', id).executeTakeFirst()
  return client ? { id, name: client.name, redirects: client.redirects.split(' ') } : null
}
