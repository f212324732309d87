import { type Kysely, sql } from 'kysely'
import { type MigratedDatabase, sortableText } from './migrated-database.ts'

/** The trash, versions that were replaced, the log of cookings, and recipes that others take. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema.alterTable('recipes').addColumn('deletedAt', sortableText(database)).execute()
  await db.schema.alterTable('recipes').addColumn('deletedFrom', 'varchar(10)').execute()
  await db.schema.alterTable('recipes').addColumn('lastCookedAt', sortableText(database)).execute()
  await db.schema
    .createIndex('recipes_deleted')
    .on('recipes')
    .columns(['deletedAt', 'ownerId', 'id'])
    .where(sql.ref('deletedAt'), 'is not', null)
    .execute()
  await createVersionTables(db, database)
  await createCookingTable(db, database)
  await createLinkTable(db)
}

async function createVersionTables(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('recipeVersions')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('replacedAt', sortableText(database), (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('written', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipeVersions_key', ['ownerId', 'recipeId', 'version'])
    .addForeignKeyConstraint('recipeVersions_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('recipeVersions_replaced').on('recipeVersions').column('replacedAt').execute()
  await db.schema
    .createIndex('recipeVersions_space')
    .on('recipeVersions')
    .columns(['ownerId', 'replacedAt', 'bytes'])
    .execute()
  await db.schema
    .createTable('recipeVersionImages')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('imageId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipeVersionImages_key', ['ownerId', 'recipeId', 'version', 'position'])
    .addForeignKeyConstraint(
      'recipeVersionImages_version',
      ['ownerId', 'recipeId', 'version'],
      'recipeVersions',
      ['ownerId', 'recipeId', 'version'],
      (key) => key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('recipeVersionImages_image', ['ownerId', 'imageId'], 'images', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('recipeVersionImages_image')
    .on('recipeVersionImages')
    .columns(['ownerId', 'imageId'])
    .execute()
}

async function createCookingTable(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('cookings')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('cookedAt', sortableText(database), (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('cookings_key', ['ownerId', 'id'])
    .addForeignKeyConstraint('cookings_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('cookings_recipe')
    .on('cookings')
    .columns(['ownerId', 'recipeId', 'cookedAt', 'id'])
    .execute()
}

async function createLinkTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('linkedRecipes')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('linkedId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('linkedRecipes_key', ['ownerId', 'recipeId', 'linkedId'])
    .addForeignKeyConstraint('linkedRecipes_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('linkedRecipes_linked', ['ownerId', 'linkedId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('linkedRecipes_linked')
    .on('linkedRecipes')
    .columns(['ownerId', 'linkedId', 'recipeId'])
    .execute()
}
