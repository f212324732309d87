import type { ReadableBook } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { readableBook } from './books.ts'

/** The kitchen where somebody is at home: of those they are in, the one that they joined first. Null without one. */
export async function homeIdOf({ db }: Database, reader: Pick<Reader, 'id'>): Promise<string | null> {
  const home = await db
    .selectFrom('kitchenMembers')
    .innerJoin('kitchens', 'kitchens.id', 'kitchenMembers.kitchenId')
    .select('kitchens.id')
    .where('personId', '=', reader.id)
    .where('leavingSince', 'is', null)
    .where('dissolvedAt', 'is', null)
    .orderBy('joinedAt')
    .orderBy('kitchens.id')
    .limit(1)
    .executeTakeFirst()
  return home?.id ?? null
}

/**
 * Finds whose pantry is meant: that of a kitchen that the reader is in, else of the one where they are at home. Everybody
 * in it reads and changes it, readers too.
 * @throws {Refusal} `not-found` for a kitchen that they are not in
 */
export const homeBook = async (
  database: Database,
  reader: Reader,
  kitchenId: string | undefined,
): Promise<ReadableBook> => readableBook(database, reader, kitchenId ?? (await homeIdOf(database, reader)) ?? undefined)

/** The same, to change it. @throws {Refusal} as `homeBook`; `read-only` for a kitchen that was dissolved */
export async function homeToChange(
  database: Database,
  reader: Reader,
  kitchenId: string | undefined,
): Promise<ReadableBook> {
  const home = await homeBook(database, reader, kitchenId)
  if (kitchenId === undefined) return home
  const { dissolvedAt } = await database.db
    .selectFrom('kitchens')
    .select('dissolvedAt')
    .where('id', '=', kitchenId)
    .executeTakeFirstOrThrow()
  if (dissolvedAt !== null) throw new Refusal('read-only', 'nobody changes what is in a dissolved kitchen')
  return home
}
