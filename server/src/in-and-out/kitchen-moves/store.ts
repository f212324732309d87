import { z } from 'zod'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound } from '../../machinery/base/refusal.ts'

/** The choices of a cook, with the recipes as they were then. */
const storedMove = z.object({
  recipeIds: z.array(z.string()).default([]),
  /** Those that are copied although the other book is likely to have them. */
  duplicateIds: z.array(z.string()).default([]),
  emptiesOwnBook: z.boolean().default(false),
  joins: z.boolean().default(false),
  /** Of one who leaves: whether they take only what they added or brought along. */
  isOwnOnly: z.boolean().default(false),
  /** Whether the job is done: its results say what became of each recipe. */
  isDone: z.boolean().default(false),
})

export type StoredMove = z.infer<typeof storedMove>

/** What a job of a kitchen was asked to do. */
export interface KitchenMove extends StoredMove {
  readonly kitchenId: string
}

/** The ids of a job and of its owner. */
interface Owned {
  readonly id: string
  readonly ownerId: string
}

interface NewMove extends Owned {
  readonly kitchenId: string
  readonly choices: Partial<StoredMove>
}

/** Drops the lists of jobs that were stopped or failed: what they did is in their results. */
async function dropLists(database: Database, ownerId: string): Promise<void> {
  const rows = await database.db
    .selectFrom('kitchenMoves')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.ownerId', '=', 'kitchenMoves.ownerId').onRef('jobs.id', '=', 'kitchenMoves.id'),
    )
    .select(['kitchenMoves.id', 'choices'])
    .where('kitchenMoves.ownerId', '=', ownerId)
    .where('jobs.status', 'in', ['cancelled', 'failed'])
    .where('choices', 'like', '%"recipeIds":["%')
    .execute()
  for (const { id, choices } of rows) {
    await noteDone(database, { id, ownerId }, storedMove.parse(JSON.parse(choices)))
  }
}

/** Adds the row of a job of these kinds; the job is added separately. @returns whether there was none */
export async function addMove(database: Database, { choices, ...about }: NewMove): Promise<boolean> {
  await dropLists(database, about.ownerId)
  const added = await database.db
    .insertInto('kitchenMoves')
    .values({ ...about, choices: JSON.stringify(choices), undoneBy: null, createdAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Whether a person has such a job. */
export async function isMove({ db }: Database, { id, ownerId }: Owned): Promise<boolean> {
  const row = db.selectFrom('kitchenMoves').select('id').where('ownerId', '=', ownerId).where('id', '=', id)
  return (await row.executeTakeFirst()) !== undefined
}

/** What a job was asked to do; null for one that has no row. */
export async function moveOf({ db }: Database, { id, ownerId }: Owned): Promise<KitchenMove | null> {
  const row = await db
    .selectFrom('kitchenMoves')
    .select(['kitchenId', 'choices'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { kitchenId: row.kitchenId, ...storedMove.parse(JSON.parse(row.choices)) } : null
}

/** Notes that a job is done, without the list of its recipes. */
export async function noteDone(
  { db }: Database,
  { id, ownerId }: Owned,
  { emptiesOwnBook }: StoredMove,
): Promise<void> {
  await db
    .updateTable('kitchenMoves')
    .set({ choices: JSON.stringify({ emptiesOwnBook, isDone: true }) })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
}

/** When a person began a move into a kitchen, and the job that undoes it; null if there is none. @throws {Refusal} `not-found` */
export async function startOf(
  { db }: Database,
  { id, ownerId }: Owned,
  kitchenId: string,
): Promise<{ readonly undoneBy: string | null; readonly createdAt: string }> {
  const row = await db
    .selectFrom('kitchenMoves')
    .select(['undoneBy', 'createdAt'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('kitchenId', '=', kitchenId)
    .executeTakeFirst()
  if (!row) throw notFound('move')
  return row
}

/** The move that a job undoes; null if there is none. */
export async function undoneMove(
  { db }: Database,
  { id, ownerId }: Owned,
): Promise<(KitchenMove & { readonly id: string }) | null> {
  const row = await db
    .selectFrom('kitchenMoves')
    .select(['id', 'kitchenId', 'choices'])
    .where('ownerId', '=', ownerId)
    .where('undoneBy', '=', id)
    .executeTakeFirst()
  return row ? { id: row.id, kitchenId: row.kitchenId, ...storedMove.parse(JSON.parse(row.choices)) } : null
}

/** The kitchens of jobs of a member, by the id of the job, except moves that were taken back. */
export async function kitchensOfMoves(
  { db }: Database,
  member: Member,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('kitchenMoves')
    .select(['id', 'kitchenId'])
    .where('ownerId', '=', member.id)
    .where('undoneBy', 'is', null)
    .where('id', 'in', jobIds)
    .execute()
  return new Map(rows.map(({ id, kitchenId }) => [id, kitchenId]))
}
