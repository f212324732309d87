import type { Kysely } from 'kysely'

export interface ChangeTables {
  /** What was applied under a reference of its member's, so that the same change sent again is not applied again. */
  appliedChanges: {
    ownerId: string
    reference: string
    /** Tells what was asked for (`digestOf`). */
    digest: string
    /** JSON of what was answered; null only inside the transaction that applies the change. */
    answer: string | null
    appliedAt: string
  }
}

export async function createChangeTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appliedChanges')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reference', 'varchar(36)', (column) => column.notNull())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('appliedChanges_key', ['ownerId', 'reference'])
    .execute()
  await db.schema.createIndex('appliedChanges_appliedAt').on('appliedChanges').column('appliedAt').execute()
}
