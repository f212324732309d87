import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { CalDavTables } from './tables.ts'

/** A member's own name, colour and place of a collection. */
export type Choice = Pick<CalDavTables['davChoices'], 'title' | 'colour' | 'place'>

const none: Choice = { title: null, colour: null, place: null }

/** The choices of a member, by the id of the collection. */
export async function choicesOf({ db }: Database, { id: userId }: Member): Promise<(collectionId: string) => Choice> {
  const rows = await db
    .selectFrom('davChoices')
    .select(['collectionId', 'title', 'colour', 'place'])
    .where('userId', '=', userId)
    .execute()
  const chosen = new Map(rows.map(({ collectionId, ...choice }) => [collectionId, choice]))
  return (collectionId) => chosen.get(collectionId) ?? none
}

/** Stores some of it. The collection was looked at before. */
export async function choose(
  { db }: Database,
  { id: userId }: Member,
  collectionId: string,
  choice: Partial<Choice>,
): Promise<void> {
  if (Object.keys(choice).length === 0) return
  await db
    .insertInto('davChoices')
    .values({ userId, collectionId, ...none, ...choice })
    .onConflict((conflict) => conflict.columns(['userId', 'collectionId']).doUpdateSet(choice))
    .execute()
}
