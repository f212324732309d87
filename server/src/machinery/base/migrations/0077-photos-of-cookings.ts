import { type Kysely, sql } from 'kysely'

/** A cooking has a photo of its cook, who may show it to friends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const cookings = () => db.schema.alterTable('cookings')
  await cookings().addColumn('photoId', 'varchar(36)').execute()
  // In whose book the picture is.
  await cookings().addColumn('photoOwnerId', 'varchar(36)').execute()
  await cookings()
    .addColumn('photoShown', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('cookings_byPhoto')
    .on('cookings')
    .columns(['photoOwnerId', 'photoId'])
    .where(sql.ref('photoId'), 'is not', null)
    .execute()
}
