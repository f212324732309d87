import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { type MigratedDatabase, sortableText } from './migrated-database.ts'

/** An index of words of our own in place of each database's; times as numbers; searches that are kept. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await dropFormerIndex(db, database)
  await addRecipeColumns(db)
  await indexOrders(db)
  await createIndexTables(db, database)
  await createSavedSearches(db)
}

async function dropFormerIndex(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  if (database === 'postgresql') return db.schema.dropTable('recipeSearch').execute()
  for (const trigger of ['recipes_deleted', 'recipeSearchRows_deleted']) {
    await sql`drop trigger ${sql.ref(trigger)}`.execute(db)
  }
  for (const table of ['recipeSearchRows', 'recipeSearchText']) await db.schema.dropTable(table).execute()
}

/** What is derived from what a cook wrote. A recipe of search number 0 waits for that. */
async function addRecipeColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recipes').addColumn('totalMinutes', 'integer').execute()
  await db.schema
    .alterTable('recipes')
    .addColumn('searchNumber', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** Each covers a page's ids and what they are filtered by, so that skipping to a deep page touches no recipe. */
async function indexOrders(db: Kysely<unknown>): Promise<void> {
  const orders = {
    sortTitle: '"sortTitle"',
    createdAt: '"createdAt"',
    updatedAt: '"updatedAt"',
    highestRating: 'coalesce(-rating, 0), "sortTitle"',
    lowestRating: 'coalesce(rating, 9), "sortTitle"',
    shortest: 'coalesce("totalMinutes", 9999999), "sortTitle"',
    longest: 'coalesce(-"totalMinutes", 1), "sortTitle"',
  }
  for (const name of ['sortTitle', 'createdAt', 'updatedAt']) await db.schema.dropIndex(`recipes_${name}`).execute()
  for (const [name, order] of Object.entries(orders)) {
    await sql`create index ${sql.ref(`recipes_${name}`)} on recipes
      ("ownerId", folder, ${sql.raw(order)}, id, rating, "totalMinutes", "searchNumber")`.execute(db)
  }
  await sql`create index "recipes_notSearched" on recipes ("ownerId") where "searchNumber" = 0`.execute(db)
  await sql`create index "recipes_searchNumber" on recipes
    ("ownerId", folder, "searchNumber", "sortTitle", id, rating, "totalMinutes")`.execute(db)
}

/** Rows of SQLite lie in the order of their key; PostgreSQL has no such tables. */
const inKeyOrder = (database: MigratedDatabase) => sql.raw(database === 'sqlite' ? 'without rowid' : '')

async function createIndexTables(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  const owner = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade')
  await db.schema
    .createTable('searchBooks')
    .addColumn('ownerId', 'varchar(36)', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('nextNumber', 'integer', (column) => column.notNull())
    .addColumn('firstNumber', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('searchPostings')
    .addColumn('ownerId', 'varchar(36)', owner)
    .addColumn('word', sortableText(database), (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('searchPostings_key', ['ownerId', 'block', 'word'])
    .modifyEnd(inKeyOrder(database))
    .execute()
  await db.schema
    .createTable('searchForms')
    .addColumn('ownerId', 'varchar(36)', owner)
    .addColumn('form', sortableText(database), (column) => column.notNull())
    .addColumn('word', sortableText(database), (column) => column.notNull())
    .addPrimaryKeyConstraint('searchForms_key', ['ownerId', 'form', 'word'])
    .modifyEnd(inKeyOrder(database))
    .execute()
  await db.schema
    .createTable('searchTexts')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('searchTexts_key', ['ownerId', 'recipeId'])
    .addForeignKeyConstraint('searchTexts_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('searchItems')
    .addColumn('ownerId', 'varchar(36)', owner)
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', sortableText(database), (column) => column.notNull())
    .addPrimaryKeyConstraint('searchItems_key', ['ownerId', 'key'])
    .execute()
  await db.schema.createIndex('searchItems_folded').on('searchItems').columns(['ownerId', 'folded']).execute()
}

const createSavedSearches = (db: Kysely<unknown>) =>
  db.schema
    .createTable('savedSearches')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('view', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('savedSearches_key', ['ownerId', 'id'])
    .execute()
