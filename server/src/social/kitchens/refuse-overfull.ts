import type { Database } from '../../machinery/base/database/database.ts'
import { writtenSpace } from '../../machinery/base/database/text-space.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { pictureLimitOf } from '../../people/users/picture-limit.ts'

type Sum = number | string | null

async function recipesOf({ db }: Database, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('folderCounts')
    .select(({ fn }) => fn.sum<Sum>('count').as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function hasPicturesBeyond(database: Database, ownerId: string): Promise<boolean> {
  const { ownerIds, limit } = await pictureLimitOf(database, ownerId)
  const { bytes } = await database.db
    .selectFrom('images')
    .select(({ fn }) => fn.sum<Sum>('bytes').as('bytes'))
    .where('ownerId', 'in', ownerIds)
    .executeTakeFirstOrThrow()
  return Number(bytes) > limit
}

/**
 * Refuses a further kitchen to somebody whose own book is beyond a limit. Leaving a kitchen adds to a book whether or not there is
 * room: by one kitchen after another it would grow without end.
 * @throws {Refusal} `book-full`
 */
export async function refuseOverfull(database: Database, personId: string): Promise<void> {
  const { recipes, text } = database.memberLimits
  const written = await writtenSpace(database, [personId])
  const isOverfull =
    (await recipesOf(database, personId)) > recipes ||
    (written.get(personId) ?? 0) > text ||
    (await hasPicturesBeyond(database, personId))
  if (isOverfull) throw new Refusal('book-full', 'a book beyond its limit needs room before its person joins a kitchen')
}
