import { type Kysely, sql } from 'kysely'

/** An import brings recipes into the book of a person, or of a kitchen in which they cook. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('imports').addColumn('kitchenId', 'varchar(36)').execute()
  // Pictures that did not come belong to a recipe of a book and to an import of a person: they are two.
  await sql`create table "missingPicturesBefore" as select * from "missingPictures"`.execute(db)
  await db.schema.dropTable('missingPictures').execute()
  await db.schema
    .createTable('missingPictures')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('personId', 'varchar(36)', (column) => column.notNull())
    .addColumn('importId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('missingPictures_key', ['ownerId', 'importId', 'recipeId', 'place'])
    .addForeignKeyConstraint('missingPictures_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('missingPictures_import', ['personId', 'importId'], 'jobs', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('missingPictures_byRecipe')
    .on('missingPictures')
    .columns(['ownerId', 'recipeId'])
    .execute()
  await db.schema
    .createIndex('missingPictures_byImport')
    .on('missingPictures')
    .columns(['personId', 'importId'])
    .execute()
  await sql`insert into "missingPictures" ("ownerId", "personId", "importId", "recipeId", place, address)
    select "ownerId", "ownerId", "importId", "recipeId", place, address from "missingPicturesBefore"`.execute(db)
  await db.schema.dropTable('missingPicturesBefore').execute()
}
