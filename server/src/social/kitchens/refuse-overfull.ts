import { refuseBeyondSpace } from '../../book/images/rows.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { writtenSpace } from '../../machinery/base/database/text-space.ts'
import { Refusal } from '../../machinery/base/refusal.ts'

/**
 * Refuses a further kitchen to somebody whose own book is beyond a limit. Leaving a kitchen adds to a book whether or not there is
 * room: by one kitchen after another it would grow without end.
 * @throws {Refusal} `book-full`
 */
export async function refuseOverfull(database: Database, personId: string): Promise<void> {
  const { db, memberLimits } = database
  const { count } = await db
    .selectFrom('folderCounts')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('ownerId', '=', personId)
    .executeTakeFirstOrThrow()
  const written = (await writtenSpace(database, [personId])).get(personId) ?? 0
  if (Number(count) > memberLimits.recipes || written > memberLimits.text) {
    throw new Refusal('book-full', 'a book beyond its limit needs room before its person joins a kitchen')
  }
  await refuseBeyondSpace({ database, ownerId: personId })
}
