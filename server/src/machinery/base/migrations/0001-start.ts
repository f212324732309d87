import { type Kysely, sql } from 'kysely'
import { type MigratedDatabase, sortableText } from './migrated-database.ts'

/** Every table of the first release. */
export async function up(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await createAccountTables(db)
  await createRecipeTables(db, database)
  if (database === 'sqlite') await createSqliteSearchTables(db)
  else await createPostgresqlSearchTables(db)
  await createImportTables(db)
  await createFriendTables(db)
  await createMessageTables(db, database)
  await createShoppingListTables(db)
  await createJobTables(db)
}

async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('lastLoginAt', 'text')
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('userId').execute()
  await db.schema
    .createTable('passwordResets')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('paidAt', 'bigint', (column) => column.notNull())
    .execute()
}

const texts = ['title', 'yield', 'activeTime', 'totalTime', 'source', 'url', 'description'] as const
const pages = ['ingredients', 'instructions', 'notes'] as const
const sorts = ['sortTitle', 'createdAt', 'updatedAt'] as const

async function createRecipeTables(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await createImageTable(db)
  await createLabelTable(db)
  let recipes = db.schema
    .createTable('recipes')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Unique beyond the owner: messages and links name a recipe by its id alone.
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('folder', 'varchar(10)', (column) => column.notNull())
    .addColumn('sortTitle', sortableText(database), (column) => column.notNull())
    .addColumn('rating', 'integer')
    .addColumn('createdAt', sortableText(database), (column) => column.notNull())
    .addColumn('updatedAt', sortableText(database), (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('fromUserId', 'varchar(36)', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('draftDigest', 'varchar(64)', (column) => column.notNull())
    .addColumn('savedDigest', 'varchar(64)', (column) => column.notNull())
  for (const name of [...texts, ...pages]) recipes = recipes.addColumn(name, 'text', (column) => column.notNull())
  await recipes.addPrimaryKeyConstraint('recipes_key', ['ownerId', 'id']).execute()
  // Each covers a page's ids and its rating filter, so that skipping to a deep page touches no recipe.
  for (const sort of sorts) {
    await db.schema
      .createIndex(`recipes_${sort}`)
      .on('recipes')
      .columns(['ownerId', 'folder', sort, 'id', 'rating'])
      .execute()
  }
  await db.schema
    .createIndex('recipes_fromUser')
    .on('recipes')
    .column('fromUserId')
    .where(sql.ref('fromUserId'), 'is not', null)
    .execute()
  await db.schema
    .createTable('folderCounts')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('folder', 'varchar(10)', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('folderCounts_key', ['ownerId', 'folder'])
    .execute()
  await createRecipeImageTable(db)
  await createRecipeLabelTable(db)
}

const createImageTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('images')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Unique beyond the owner: a picture's address names it by its id alone.
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('digest', 'varchar(64)', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('images_key', ['ownerId', 'id'])
    .execute()
  await db.schema.createIndex('images_digest').on('images').column('digest').execute()
}

const createLabelTable = (db: Kysely<unknown>) =>
  db.schema
    .createTable('labels')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('labels_key', ['ownerId', 'id'])
    .addUniqueConstraint('labels_title', ['ownerId', 'title'])
    .execute()

const createRecipeImageTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('recipeImages')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('imageId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipeImages_key', ['ownerId', 'recipeId', 'position'])
    .addForeignKeyConstraint('recipeImages_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('recipeImages_image', ['ownerId', 'imageId'], 'images', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('recipeImages_image').on('recipeImages').columns(['ownerId', 'imageId']).execute()
}

const createRecipeLabelTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('recipeLabels')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('labelId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipeLabels_key', ['ownerId', 'labelId', 'recipeId'])
    .addForeignKeyConstraint('recipeLabels_label', ['ownerId', 'labelId'], 'labels', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('recipeLabels_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('recipeLabels_recipe')
    .on('recipeLabels')
    .columns(['ownerId', 'recipeId', 'labelId'])
    .execute()
}

async function createSqliteSearchTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recipeSearchRows')
    .addColumn('row', 'integer', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('recipeId', 'text', (column) => column.notNull())
    .addColumn('sortTitle', 'text', (column) => column.notNull())
    .addUniqueConstraint('recipeSearchRows_recipe', ['ownerId', 'recipeId'])
    .execute()
  // The ascii tokenizer splits at spaces and ASCII signs alone: `wordsOf` has split already.
  await sql`create virtual table "recipeSearchText" using fts5(
    scope, title, ingredients, rest,
    content='', contentless_delete=1, detail=column, tokenize='ascii')`.execute(db)
  await sql`create trigger "recipeSearchRows_deleted" after delete on "recipeSearchRows" begin
    delete from "recipeSearchText" where rowid = old.row; end`.execute(db)
  // Also when the account goes, and its recipes with it.
  await sql`create trigger "recipes_deleted" after delete on recipes begin
    delete from "recipeSearchRows" where "ownerId" = old."ownerId" and "recipeId" = old.id; end`.execute(db)
}

async function createPostgresqlSearchTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table "recipeSearch" (
    "ownerId" varchar(36) not null,
    "recipeId" varchar(36) not null,
    "sortTitle" text collate "C" not null,
    words tsvector not null,
    primary key ("ownerId", "recipeId"),
    foreign key ("ownerId", "recipeId") references recipes ("ownerId", id) on delete cascade)`.execute(db)
  await sql`create index "recipeSearch_words" on "recipeSearch" using gin (words) with (fastupdate = off)`.execute(db)
}

async function createImportTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('importedRecipes')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)', (column) => column.notNull())
    .addColumn('fingerprint', 'varchar(64)', (column) => column.notNull())
    .addColumn('origin', 'varchar(64)')
    .addPrimaryKeyConstraint('importedRecipes_key', ['ownerId', 'recipeId'])
    .addForeignKeyConstraint('importedRecipes_recipe', ['ownerId', 'recipeId'], 'recipes', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  for (const column of ['fingerprint', 'origin']) {
    await db.schema
      .createIndex(`importedRecipes_${column}`)
      .on('importedRecipes')
      .columns(['ownerId', column])
      .execute()
  }
}

async function createFriendTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friendships')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('friendId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('friendships_key', ['userId', 'friendId'])
    .execute()
  await db.schema.createIndex('friendships_friend').on('friendships').columns(['friendId', 'userId']).execute()
}

async function createMessageTables(db: Kysely<unknown>, database: MigratedDatabase): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('otherUserId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('createdAt', sortableText(database), (column) => column.notNull())
    .addColumn('unread', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('messages_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .createIndex('messages_conversation')
    .on('messages')
    .columns(['ownerId', 'otherUserId', 'createdAt', 'id', 'unread'])
    .execute()
  await db.schema.createIndex('messages_otherUser').on('messages').column('otherUserId').execute()
}

async function createShoppingListTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shoppingLists')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Unique beyond the owner: a collaborator opens a list by its id alone.
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppingLists_key', ['ownerId', 'id'])
    .execute()
  await db.schema
    .createTable('shoppingListCollaborators')
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('listId', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppingListCollaborators_key', ['userId', 'listId'])
    .addForeignKeyConstraint(
      'shoppingListCollaborators_list',
      ['ownerId', 'listId'],
      'shoppingLists',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('shoppingListCollaborators_byList')
    .on('shoppingListCollaborators')
    .columns(['ownerId', 'listId'])
    .execute()
  await db.schema
    .createTable('shoppingListItems')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('listId', 'varchar(36)', (column) => column.notNull())
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('addedById', 'varchar(36)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('completed', 'integer', (column) => column.notNull())
    .addColumn('recipeId', 'varchar(36)')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppingListItems_key', ['ownerId', 'listId', 'id'])
    .addForeignKeyConstraint(
      'shoppingListItems_list',
      ['ownerId', 'listId'],
      'shoppingLists',
      ['ownerId', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
}

async function createJobTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('kind', 'varchar(30)', (column) => column.notNull())
    .addColumn('status', 'varchar(10)', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('worker', 'varchar(36)')
    .addColumn('leaseUntil', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('jobs_key', ['ownerId', 'id'])
    .execute()
  await db.schema.createIndex('jobs_open').on('jobs').columns(['status', 'createdAt']).execute()
  await db.schema
    .createTable('jobResults')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull())
    .addColumn('jobId', 'varchar(36)', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('outcome', 'varchar(10)', (column) => column.notNull())
    .addColumn('refersKind', 'varchar(30)')
    .addColumn('refersId', 'varchar(36)')
    .addColumn('notes', 'text')
    .addPrimaryKeyConstraint('jobResults_key', ['ownerId', 'jobId', 'position'])
    .addForeignKeyConstraint('jobResults_job', ['ownerId', 'jobId'], 'jobs', ['ownerId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}
