import { Refusal } from '../refusal.ts'
import type { Database } from './database.ts'
import { ofEachDatabase } from './of-each-database.ts'

/** Tables whose rows count towards what a member may store; `searchWords` is the index of their book. */
export type StoredKind =
  | 'appliedChanges'
  | 'cookings'
  | 'jobResults'
  | 'listThings'
  | 'mealPlanItems'
  | 'personalFields'
  | 'recipeLabels'
  | 'searchItems'
  | 'searchPostings'
  | 'searchTexts'
  | 'searchWords'
  | 'shoppingListItems'
  | 'weekTemplates'

/**
 * Bytes of everything that these members have stored, by member. References of changes do not count: deleting creates one,
 * and they have a limit of their own.
 */
export async function writtenSpace(
  { db }: Database,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('textSpace')
    .select(['ownerId', 'bytes'])
    .where('ownerId', 'in', ownerIds)
    .unionAll(
      db
        .selectFrom('storedSpace')
        .select(['ownerId', 'bytes'])
        .where('ownerId', 'in', ownerIds)
        .where('kind', '!=', 'appliedChanges'),
    )
    .execute()
  const bytes = new Map<string, number>()
  for (const row of rows) bytes.set(row.ownerId, (bytes.get(row.ownerId) ?? 0) + Number(row.bytes))
  return bytes
}

/** Whose space is measured around the steps of a transaction. */
const measured = ofEachDatabase(() => new Set<string>())

/**
 * Runs a step that writes text of members, in a transaction. A step that makes a full book smaller is allowed. A step within
 * such a step is measured with it.
 * @throws {Refusal} `book-full` if a member has more than the limit, and more than before
 */
export async function withinTextSpace<T>(
  inside: Database,
  ownerIds: readonly string[],
  step: () => Promise<T>,
): Promise<T> {
  // Outside of a transaction others write at the same time.
  const underway = inside.db.isTransaction ? measured(inside) : new Set<string>()
  const fresh = ownerIds.filter((ownerId) => !underway.has(ownerId))
  if (fresh.length === 0) return step()
  const before = await writtenSpace(inside, fresh)
  for (const ownerId of fresh) underway.add(ownerId)
  const result = await step().finally(() => {
    for (const ownerId of fresh) underway.delete(ownerId)
  })
  const { text } = inside.memberLimits
  for (const [ownerId, bytes] of await writtenSpace(inside, fresh)) {
    if (bytes <= text || bytes <= (before.get(ownerId) ?? 0)) continue
    throw new Refusal('book-full', `a book holds no more than ${text / 1_000_000} MB of text`)
  }
  return result
}
