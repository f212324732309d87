import type { Database } from '../base/database/database.ts'
import { Refusal } from '../base/refusal.ts'

/** The job that undoes another one. */
export interface Undoing {
  readonly jobId: string
  /** An earlier job of the same purpose that failed; null for none. */
  readonly instead: string | null
}

/**
 * Notes the job that undoes a work of a member.
 * @param table of works of that kind
 * @throws {Refusal} `changed` if another job was noted meanwhile
 */
export async function noteUndone(
  { db }: Database,
  table: 'imports' | 'kitchenMoves',
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  { jobId, instead }: Undoing,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ undoneBy: jobId })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('undoneBy', instead === null ? 'is' : '=', instead)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('changed', 'it was undone already')
}
