import { type RawBuilder, sql } from 'kysely'
import type { BookRole, ReadableBook } from '../../ground/access/book.ts'
import type { Reached } from '../../ground/access/reached.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The personal fields of each reader on a recipe. */
export interface PersonalFields {
  readonly rating: number | null
  readonly lastCookedAt: string | null
  /** To oneself; only in a kitchen. */
  readonly note: string
}

const none: PersonalFields = { rating: null, lastCookedAt: null, note: '' }

/** Whose fields are read: those of a person in a kitchen, or (null) those of the recipes themselves. */
export type FieldsOf = Pick<ReadableBook, 'kitchenId' | 'personId'>

/** A field of one's own as part of a statement that reads `recipes`: in a person's book it is the recipe's. */
function personal<Value>({ kitchenId, personId }: FieldsOf, name: 'rating' | 'lastCookedAt'): RawBuilder<Value> {
  if (kitchenId === null) return sql`${sql.ref(`recipes.${name}`)}`
  return sql`(select mine.${sql.id(name)} from "personalFields" as mine where mine."ownerId" = recipes."ownerId"
    and mine."personId" = ${personId} and mine."recipeId" = recipes.id)`
}

export const ratingIn = (book: FieldsOf) => personal<number | null>(book, 'rating')

export const lastCookedIn = (book: FieldsOf) => personal<string | null>(book, 'lastCookedAt')

/** The fields of whoever reads the book, by recipe; null for the book of one person, whose recipes have them. */
export async function readPersonalFields(
  { db, dialect }: Database,
  { kitchenId, personId, ownerId }: ReadableBook,
  recipeIds: readonly string[],
): Promise<((recipeId: string) => PersonalFields) | null> {
  if (kitchenId === null) return null
  const rows =
    recipeIds.length === 0
      ? []
      : await db
          .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
          .crossJoin('personalFields')
          .select(['recipeId', 'rating', 'lastCookedAt', 'note'])
          .where('ownerId', '=', ownerId)
          .where('personId', '=', personId)
          .whereRef('recipeId', '=', 'wanted.value')
          .execute()
  const byId = new Map(rows.map(({ recipeId, ...fields }) => [recipeId, fields]))
  return (recipeId) => byId.get(recipeId) ?? none
}

/** The fields of a member of a kitchen on one recipe that they reached there. */
export async function fieldsOfReader(
  { db }: Database,
  reader: Reader,
  { ownerId, id }: Reached<'recipe', BookRole>,
): Promise<PersonalFields> {
  const fields = await db
    .selectFrom('personalFields')
    .select(['rating', 'lastCookedAt', 'note'])
    .where('ownerId', '=', ownerId)
    .where('personId', '=', reader.id)
    .where('recipeId', '=', id)
    .executeTakeFirst()
  return fields ?? none
}

/** Writes fields of one's own on a recipe that is in the book. */
export async function writePersonalFields(
  { database: { db }, kitchenId, ownerId, personId }: OpenBook,
  recipeId: string,
  fields: Partial<PersonalFields>,
): Promise<void> {
  if (kitchenId !== null) {
    await db
      .insertInto('personalFields')
      .values({ ownerId, personId, recipeId, ...none, ...fields })
      .onConflict((conflict) => conflict.columns(['ownerId', 'personId', 'recipeId']).doUpdateSet(fields))
      .execute()
    return
  }
  const { note: _note, ...columns } = fields
  await db.updateTable('recipes').set(columns).where('ownerId', '=', ownerId).where('id', '=', recipeId).execute()
}
