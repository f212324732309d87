import type { Database } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'

/** Bytes that the recipes and messages of some members take, by whose they are. */
export async function textSpace({ db }: Database, ownerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('textSpace').selectAll().where('ownerId', 'in', ownerIds).execute()
  return new Map(rows.map(({ ownerId, bytes }) => [ownerId, bytes]))
}

/**
 * Takes a step that writes text of members, in a transaction. What makes a full book smaller is let through.
 * @throws {Refusal} `book-full` when one of them holds more than they may, and more than before
 */
export async function withinTextSpace<T>(
  inside: Database,
  ownerIds: readonly string[],
  step: () => Promise<T>,
): Promise<T> {
  const before = await textSpace(inside, ownerIds)
  const result = await step()
  const { text } = inside.memberLimits
  for (const [ownerId, bytes] of await textSpace(inside, ownerIds)) {
    if (bytes <= text || bytes <= (before.get(ownerId) ?? 0)) continue
    throw new Refusal('book-full', `a book holds no more than ${text / 1_000_000} MB of text`)
  }
  return result
}
