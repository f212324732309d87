import { maxCookings } from '@potluck/api/cookings'
import { v5 as uuidOf } from 'uuid'
import type { ReadableBook } from '../access/book.ts'
import { readPersonalFields, writePersonalFields } from '../book-changes/personal-fields.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Copied } from './copied.ts'

interface Fields {
  readonly rating: number | null
  readonly lastCookedAt: string | null
  /** How often the recipe was saved. */
  readonly version: number
}

/** What a recipe is to whoever reads the book. */
async function readFields(
  database: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Fields>> {
  const rows = await database.db
    .selectFrom('recipes')
    .select(['id', 'rating', 'lastCookedAt', 'version'])
    .where('ownerId', '=', book.ownerId)
    .where('id', 'in', ids)
    .execute()
  const personalOf = await readPersonalFields(database, book, ids)
  return new Map(rows.map(({ id, ...own }) => [id, { ...own, ...personalOf?.(id), version: own.version }]))
}

/** The cookings of whoever reads the book, the last first. */
const readCookings = ({ db }: Database, { ownerId, kitchenId, personId }: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom('cookings')
    .select(['id', 'recipeId', 'cookedAt', 'note', 'personId'])
    .where('ownerId', '=', ownerId)
    .where('recipeId', 'in', ids)
    .$if(kitchenId !== null, (cookings) => cookings.where('personId', '=', personId))
    .orderBy('cookedAt', 'desc')
    .execute()

/** The later of two instants. */
const later = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || one > other) ? one : other

/** Adds to the own fields of a recipe what the other one has and it has not. */
async function fillFields(to: OpenBook, id: string, own: Fields, source: Fields): Promise<void> {
  const rating = own.rating ?? source.rating
  const lastCookedAt = later(own.lastCookedAt, source.lastCookedAt)
  if (rating === own.rating && lastCookedAt === own.lastCookedAt) return
  await writePersonalFields(to, id, { rating, lastCookedAt })
}

const contentOf = ({ cookedAt, note }: { readonly cookedAt: string; readonly note: string }) => `${cookedAt} ${note}`

/** Adds to the log of recipes the own cookings that are not in it, as many as there may be. */
async function copyCookings(
  from: ReadableBook,
  to: OpenBook,
  copies: readonly Copied[],
  versionOf: (id: string) => number,
): Promise<void> {
  const { database, ownerId, personId, kitchenId } = to
  const [sources, present] = [
    await readCookings(
      database,
      from,
      copies.map(({ sourceId }) => sourceId),
    ),
    await readCookings(
      database,
      to,
      copies.map(({ id }) => id),
    ),
  ]
  const bySource = Map.groupBy(sources, ({ recipeId }) => recipeId)
  const byCopy = Map.groupBy(present, ({ recipeId }) => recipeId)
  const rows = copies.flatMap(({ sourceId, id }) => {
    const own = byCopy.get(id) ?? []
    const known = new Set(own.map(contentOf))
    const added = (bySource.get(sourceId) ?? []).filter((cooking) => !known.has(contentOf(cooking)))
    return added.slice(0, Math.max(0, maxCookings - own.length)).map((cooking) => ({
      ownerId,
      recipeId: id,
      id: uuidOf(cooking.id, id),
      cookedAt: cooking.cookedAt,
      note: cooking.note,
      ...(kitchenId !== null && { personId, version: versionOf(id) }),
    }))
  })
  // As many as one statement takes.
  for (let at = 0; at < rows.length; at += 500) {
    await database.db
      .insertInto('cookings')
      .values(rows.slice(at, at + 500))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Copies the own rating, last cooking and cooking log between recipes of two books. What is there stays. */
export async function copyPersonal(from: ReadableBook, to: OpenBook, copies: readonly Copied[]): Promise<void> {
  if (copies.length === 0) return
  const { database } = to
  const fields = await readFields(
    database,
    to,
    copies.map(({ id }) => id),
  )
  const sources = await readFields(
    database,
    from,
    copies.map(({ sourceId }) => sourceId),
  )
  const present = copies.filter(({ id }) => fields.has(id))
  for (const { sourceId, id } of present) {
    const [own, source] = [fields.get(id), sources.get(sourceId)]
    if (own && source) await fillFields(to, id, own, source)
  }
  await copyCookings(from, to, present, (id) => fields.get(id)?.version ?? 1)
}
