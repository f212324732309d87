import type { Kysely } from 'kysely'

/** Recipes that go from one book into another: the kitchen of those that one keeps to oneself, and links between two books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('recipes')
    .addColumn('onlyForMeIn', 'varchar(36)', (column) => column.references('kitchens.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('recipes_onlyForMeIn')
    .on('recipes')
    .column('onlyForMeIn')
    .where('onlyForMeIn', 'is not', null)
    .execute()
  await db.schema
    .createTable('partedLinks')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('otherId', 'varchar(36)', (column) => column.notNull())
    .addColumn('usesOther', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('partedLinks_key', ['ownerId', 'recipeId', 'otherId', 'usesOther'])
    .addForeignKeyConstraint(
      'partedLinks_recipe',
      ['ownerId', 'recipeId'],
      'recipes',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('partedLinks_other').on('partedLinks').column('otherId').execute()
}
