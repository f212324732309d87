import type { Person } from '@potluck/api/fields'
import type { Folder } from '@potluck/api/recipes'
import type { ReadableBook } from '../access/book.ts'
import type { Member } from '../access/reader.ts'
import { draftFields } from '../book-changes/draft-fields.ts'
import { readPersonalFields } from '../book-changes/personal-fields.ts'
import { readLabel } from '../labels/store.ts'
import type { Database } from '../machinery/database/database.ts'
import { firstThatFit, maxPageBytes } from '../machinery/page-bytes.ts'
import { pastPeopleById } from '../people/people.ts'
import { reachRecipes } from '../policies/recipes.ts'
import { labelsByRecipe } from '../recipes/summaries.ts'
import type { ExportedRecipe } from './schema-recipe.ts'

/** Max recipes per query. */
const batchSize = 50

/** A picture of a recipe, with the digest that names its files. */
interface StoredImage {
  readonly id: string
  readonly digest: string
}

/** A recipe of the reader with its sender and pictures. */
export interface StoredRecipe extends ExportedRecipe {
  /** The member who sent it; null for an own recipe. */
  readonly fromUser: Person | null
  readonly images: readonly StoredImage[]
}

/** The recipes to export: the given ids, or those with a label, or all. */
export interface Choice {
  readonly recipeIds?: readonly string[] | undefined
  readonly labelId?: string | undefined
}

/**
 * The ids of the recipes to export: given ids in their order, else the book by title and then the inbox. Recipes in the
 * trash are never exported.
 * @throws {Refusal} `not-found` if a recipe or the label does not belong to the member
 */
export async function chooseRecipes(
  database: Database,
  book: ReadableBook,
  { recipeIds, labelId }: Choice,
): Promise<readonly string[]> {
  if (recipeIds) {
    await reachRecipes(database, book, recipeIds)
    return [...new Set(recipeIds)]
  }
  if (labelId !== undefined) await readLabel(database, book, labelId)
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', book.ownerId)
    .where('folder', '!=', 'trash')
    .$if(labelId !== undefined, (query) =>
      query.where('id', 'in', ({ selectFrom }) =>
        selectFrom('recipeLabels')
          .select('recipeId')
          .where('ownerId', '=', book.ownerId)
          .where('labelId', '=', labelId ?? ''),
      ),
    )
    .orderBy('folder', 'desc')
    .orderBy('sortTitle')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function readRows({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) {
  return db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select(draftFields)
    .select(['id', 'folder', 'createdAt', 'updatedAt', 'fromUserId'])
    .where('ownerId', '=', book.ownerId)
    .where('folder', '!=', 'trash')
    .$narrowType<{ folder: Folder }>()
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
}

async function readImages({ db, dialect }: Database, book: ReadableBook, recipeIds: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select(['recipeImages.recipeId', 'images.id', 'images.digest'])
    .where('recipeImages.ownerId', '=', book.ownerId)
    .whereRef('recipeImages.recipeId', '=', 'wanted.value')
    .orderBy('recipeImages.position')
    .execute()
  return Map.groupBy(rows, (row) => row.recipeId)
}

/** The first of these recipes whose texts together stay within the size of one read, so that queries stay short. */
async function firstBatch(
  { db, dialect }: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select('recipes.id')
    .select(({ fn, ref }) => [
      fn<number>('octet_length', [ref('ingredients')]).as('ingredients'),
      fn<number>('octet_length', [ref('instructions')]).as('instructions'),
      fn<number>('octet_length', [ref('notes')]).as('notes'),
    ])
    .where('ownerId', '=', book.ownerId)
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
  const sizes = new Map(rows.map((row) => [row.id, row.ingredients + row.instructions + row.notes]))
  return firstThatFit(
    ids.map((id) => ({ id, bytes: sizes.get(id) ?? 0 })),
    maxPageBytes,
  ).map(({ id }) => id)
}

/** A book, and who reads it. */
interface ReadContent {
  readonly member: Member
  readonly book: ReadableBook
}

async function readBatch(
  database: Database,
  { member, book }: ReadContent,
  ids: readonly string[],
): Promise<StoredRecipe[]> {
  const found = await readRows(database, book, ids)
  const fieldsOf = await readPersonalFields(database, book, ids)
  const rows = fieldsOf ? found.map((row) => ({ ...row, rating: fieldsOf(row.id).rating })) : found
  const labelsOf = await labelsByRecipe(database, book, ids)
  const images = await readImages(database, book, ids)
  const personOf = await pastPeopleById(
    database,
    member,
    rows.flatMap(({ fromUserId }) => fromUserId ?? []),
  )
  const recipes = rows.map(
    ({ id, folder, createdAt, updatedAt, fromUserId, ...written }): StoredRecipe => ({
      id,
      folder,
      createdAt,
      updatedAt,
      draft: { ...written, labels: labelsOf(id).map(({ title }) => title) },
      fromUser: fromUserId === null ? null : personOf(fromUserId),
      images: images.get(id) ?? [],
    }),
  )
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Yields recipes of a book in the order of `ids`, with a few in memory at a time. Recipes deleted meanwhile are skipped. */
export async function* readRecipes(
  database: Database,
  content: ReadContent,
  ids: readonly string[],
): AsyncGenerator<StoredRecipe> {
  for (let start = 0; start < ids.length; ) {
    const batch = await firstBatch(database, content.book, ids.slice(start, start + batchSize))
    yield* await readBatch(database, content, batch)
    start += batch.length
  }
}
