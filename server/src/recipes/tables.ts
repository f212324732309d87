import type { Folder } from '@potluck/api/recipes'
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../machinery/database/database.ts'

export interface RecipeTables {
  recipes: {
    ownerId: string
    id: string
    folder: Folder
    /** What the title is sorted by (`sortTitle`), so that both databases sort alike. */
    sortTitle: string
    rating: number | null
    createdAt: string
    updatedAt: string
    /** Counts the saves. */
    version: number
    /** Who sent it, on the recipient's copy. */
    fromUserId: string | null
    /** Digest of the draft it was made from: tells a retried create from another recipe with the same id. */
    draftDigest: string
    /** Digest of the draft saved last: tells a retried save from a lost update. */
    savedDigest: string
    title: string
    yield: string
    activeTime: string
    totalTime: string
    source: string
    url: string
    description: string
    ingredients: string
    instructions: string
    notes: string
  }
  /** How many recipes a folder holds: counted when one is written, as it is asked with each page. */
  folderCounts: {
    ownerId: string
    folder: Folder
    count: number
  }
  recipeImages: {
    ownerId: string
    recipeId: string
    /** From 0, in the order shown. */
    position: number
    imageId: string
  }
  recipeLabels: {
    ownerId: string
    labelId: string
    recipeId: string
  }
  labels: {
    ownerId: string
    id: string
    /** Cleaned (`cleanLabelTitle`); once for each owner. */
    title: string
    createdAt: string
    updatedAt: string
  }
  images: {
    ownerId: string
    id: string
    /** Names the files: one picture owned by many is stored once. */
    digest: string
    createdAt: string
  }
}

const texts = ['title', 'yield', 'activeTime', 'totalTime', 'source', 'url', 'description'] as const
const pages = ['ingredients', 'instructions', 'notes'] as const
const sorts = ['sortTitle', 'createdAt', 'updatedAt'] as const

export async function createRecipeTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createImageTable(db)
  await createLabelTable(db)
  let recipes = db.schema
    .createTable('recipes')
    .addColumn('ownerId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // Unique beyond the owner: messages and links name a recipe by its id alone.
    .addColumn('id', 'varchar(36)', (column) => column.notNull().unique())
    .addColumn('folder', 'varchar(10)', (column) => column.notNull())
    .addColumn('sortTitle', dialect.sortableText, (column) => column.notNull())
    .addColumn('rating', 'integer')
    .addColumn('createdAt', dialect.sortableText, (column) => column.notNull())
    .addColumn('updatedAt', dialect.sortableText, (column) => column.notNull())
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
  await dialect.search.createTables(db)
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
