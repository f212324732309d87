import type { WebhookSource } from '@potluck/api/webhooks'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { readableBook } from '../../people/policies/books.ts'
import { reachAllShared, reachShared, type Shared } from '../../people/sharing/sharing.ts'

/** The thing that a webhook is about. */
export interface Source {
  readonly sourceKind: WebhookSource
  readonly sourceId: string | null
}

async function isKept({ db }: Database, id: string): Promise<boolean> {
  const kitchen = await db
    .selectFrom('kitchens')
    .select('id')
    .where('id', '=', id)
    .where('dissolvedAt', 'is', null)
    .executeTakeFirst()
  return kitchen !== undefined
}

/**
 * Sees to it that somebody sees what a webhook is about.
 * @throws {Refusal} `not-found` for any other list, plan or kitchen, and for a kitchen that rests
 */
export async function requireSource(database: Database, reader: Reader, source: Source): Promise<void> {
  const { sourceKind, sourceId } = source
  if (sourceKind === 'account' || sourceId === null) return
  if (sourceKind === 'kitchen') {
    await readableBook(database, reader, sourceId)
    if (!(await isKept(database, sourceId))) throw notFound('kitchen')
    return
  }
  const { kitchenId } = await reachShared(database, reader, sourceKind, sourceId)
  if (kitchenId !== null && !(await isKept(database, kitchenId))) throw notFound(sourceKind)
}

/** The same as an answer. */
export async function seesSource(database: Database, reader: Reader, source: Source): Promise<boolean> {
  try {
    await requireSource(database, reader, source)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return false
    throw error
  }
}

/** The lists, or plans, that a webhook is about, among those that its owner sees. */
export async function reachOfSource<Kind extends 'list' | 'plan'>(
  database: Database,
  reader: Reader,
  kind: Kind,
  { sourceKind, sourceId }: Source,
): Promise<readonly Shared<Kind>[]> {
  if (sourceKind === kind && sourceId !== null) return [await reachShared(database, reader, kind, sourceId)]
  const all = await reachAllShared(database, reader, kind)
  return sourceKind === 'kitchen' ? all.filter(({ kitchenId }) => kitchenId === sourceId) : all
}
