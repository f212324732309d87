import type { Kysely } from 'kysely'

/** A recipe that was made as a copy says of which family it is: the id of the first one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recipes').addColumn('familyId', 'varchar(36)').execute()
  await db.schema
    .createIndex('recipes_familyId')
    .on('recipes')
    .column('familyId')
    .where('familyId', 'is not', null)
    .execute()
}
