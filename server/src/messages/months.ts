import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '../access/reader.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { createSigns } from './signs.ts'

/** A month of UTC is what its instants begin with, `2026-03`: before all of them, and after those of the month before. */
export const monthOf = (instant: string): string => instant.slice(0, 7)

/** The month so many months later. */
export function monthFrom(month: string, later: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + later)).toISOString())
}

/** What is being sent when a month ends is written soon after, milliseconds. */
const grace = 24 * 3_600_000

/** Whether nothing is written in a month any more, but what comes out of a file. */
export const isOver = (month: string): boolean => monthFrom(month, 1) <= now(-grace)

/** Messages whose text is read at a time. */
const atATime = 2_000

/** The signs of the months of a reader's messages that were looked through, by month. */
export async function signsByMonth({ db }: Database, reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('messageMonths')
    .select(['month', 'signs'])
    .where('ownerId', '=', reader.id)
    .execute()
  return new Map(rows.map(({ month, signs }) => [month, signs]))
}

const messagesIn = ({ db }: Database, reader: Reader, month: string) =>
  db
    .selectFrom('messages')
    .where('ownerId', '=', reader.id)
    .where('createdAt', '>=', month)
    .where('createdAt', '<', monthFrom(month, 1))

/** Reads all that a month says and keeps its signs, which it gives. */
export async function signMonth(database: Database, reader: Reader, month: string): Promise<string> {
  const signs = createSigns()
  let read = 0
  for (;;) {
    const rows = await messagesIn(database, reader, month)
      .select('body')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(atATime)
      .offset(read)
      .execute()
    await signs.add(rows.map(({ body }) => body))
    read += rows.length
    if (rows.length < atATime) break
    await nextTurn()
  }
  const written = signs.written()
  await inTransaction(database, async (inside) => {
    // Whoever brings messages of this month holds the same lock.
    await inside.dialect.lockMember(inside.db, reader.id)
    const { count } = await messagesIn(inside, reader, month)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count !== read) return
    await inside.db
      .insertInto('messageMonths')
      .values({ ownerId: reader.id, month, signs: written })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return written
}

/** Forgets what is known of a member's months, or of one: something came into it, or was taken out of it. */
export async function forgetMonths({ db }: Database, ownerId: string, month?: string): Promise<void> {
  await db
    .deleteFrom('messageMonths')
    .where('ownerId', '=', ownerId)
    .$if(month !== undefined, (all) => all.where('month', '=', month ?? ''))
    .execute()
}
