import { z } from 'zod'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'

/** The choices of a cook, with the recipes as they were then. */
const storedMove = z.object({
  recipeIds: z.array(z.string()).default([]),
  /** Those that are copied although the other book is likely to have them. */
  duplicateIds: z.array(z.string()).default([]),
  emptiesOwnBook: z.boolean().default(false),
  /** Whether everybody leaves the kitchen. */
  isDissolved: z.boolean().default(false),
})

export type StoredMove = z.infer<typeof storedMove>

/** The ids of a job and of its owner. */
interface Owned {
  readonly id: string
  readonly ownerId: string
}

interface NewMove extends Owned {
  readonly kitchenId: string
  readonly choices: Partial<StoredMove>
}

/** Adds the row of a job of these kinds; the job is added separately. @returns whether there was none */
export async function addMove({ db }: Database, { choices, ...about }: NewMove): Promise<boolean> {
  const added = await db
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

/** What is stored of a job that is done. */
const ended = '{}'

/** What a job was asked to do; null for one that is done. */
export async function moveOf(
  { db }: Database,
  { id, ownerId }: Owned,
): Promise<(StoredMove & { readonly kitchenId: string }) | null> {
  const row = await db
    .selectFrom('kitchenMoves')
    .select(['kitchenId', 'choices'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && row.choices !== ended
    ? { kitchenId: row.kitchenId, ...storedMove.parse(JSON.parse(row.choices)) }
    : null
}

/** Empties the list of a job that is done: its results say what became of each recipe. */
export async function forgetChoices({ db }: Database, { id, ownerId }: Owned): Promise<void> {
  await db
    .updateTable('kitchenMoves')
    .set({ choices: ended })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
}
