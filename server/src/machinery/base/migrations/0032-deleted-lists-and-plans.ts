import { type Kysely, sql } from 'kysely'

/**
 * Shopping lists and meal plans that their owner deleted, for as long as they can be restored; and the words of removed
 * items and dishes, which the trash shows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['shoppingLists', 'mealPlans']) {
    await db.schema.alterTable(table).addColumn('deletedAt', 'text').execute()
    await db.schema
      .createIndex(`${table}_byDeletion`)
      .on(table)
      .column('deletedAt')
      .where(sql.ref('deletedAt'), 'is not', null)
      .execute()
  }
  for (const column of ['title', 'notes']) {
    await addText(db, 'removedListItems', column)
    await addText(db, 'removedMealPlanItems', column)
  }
  await db.schema
    .alterTable('removedListItems')
    .addColumn('completed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await addText(db, 'removedMealPlanItems', 'meal')
  for (const column of ['day', 'leftoverOf', 'seriesId']) {
    await db.schema.alterTable('removedMealPlanItems').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('removedMealPlanItems').addColumn('servings', 'double precision').execute()
}

const addText = (db: Kysely<unknown>, table: string, column: string): Promise<void> =>
  db.schema
    .alterTable(table)
    .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
    .execute()
