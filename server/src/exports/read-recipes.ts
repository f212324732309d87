import type { Person } from '@potluck/api/fields'
import type { Folder } from '@potluck/api/recipes'
import type { Member, Reader } from '../access/reader.ts'
import { draftFields } from '../book-changes/draft-fields.ts'
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
  member: Member,
  { recipeIds, labelId }: Choice,
): Promise<readonly string[]> {
  if (recipeIds) {
    await reachRecipes(database, member, recipeIds)
    return [...new Set(recipeIds)]
  }
  if (labelId !== undefined) await readLabel(database, member, labelId)
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', member.id)
    .where('folder', '!=', 'trash')
    .$if(labelId !== undefined, (query) =>
      query.where('id', 'in', ({ selectFrom }) =>
        selectFrom('recipeLabels')
          .select('recipeId')
          .where('ownerId', '=', member.id)
          .where('labelId', '=', labelId ?? ''),
      ),
    )
    .orderBy('folder', 'desc')
    .orderBy('sortTitle')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function readRows({ db, dialect }: Database, reader: Reader, ids: readonly string[]) {
  return db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select(draftFields)
    .select(['id', 'folder', 'createdAt', 'updatedAt', 'fromUserId'])
    .where('ownerId', '=', reader.id)
    .where('folder', '!=', 'trash')
    .$narrowType<{ folder: Folder }>()
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
}

async function readImages({ db, dialect }: Database, reader: Reader, recipeIds: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select(['recipeImages.recipeId', 'images.id', 'images.digest'])
    .where('recipeImages.ownerId', '=', reader.id)
    .whereRef('recipeImages.recipeId', '=', 'wanted.value')
    .orderBy('recipeImages.position')
    .execute()
  return Map.groupBy(rows, (row) => row.recipeId)
}

/** The first of these recipes whose texts together stay within the size of one read, so that queries stay short. */
async function firstBatch(
  { db, dialect }: Database,
  reader: Reader,
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
    .where('ownerId', '=', reader.id)
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
  const sizes = new Map(rows.map((row) => [row.id, row.ingredients + row.instructions + row.notes]))
  return firstThatFit(
    ids.map((id) => ({ id, bytes: sizes.get(id) ?? 0 })),
    maxPageBytes,
  ).map(({ id }) => id)
}

async function readBatch(database: Database, reader: Reader, ids: readonly string[]): Promise<StoredRecipe[]> {
  const rows = await readRows(database, reader, ids)
  const labelsOf = await labelsByRecipe(database, reader, ids)
  const images = await readImages(database, reader, ids)
  const personOf = await pastPeopleById(
    database,
    reader,
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

/** Yields recipes of the reader in the order of `ids`, with a few in memory at a time. Recipes deleted meanwhile are skipped. */
export async function* readRecipes(
  database: Database,
  reader: Reader,
  ids: readonly string[],
): AsyncGenerator<StoredRecipe> {
  for (let start = 0; start < ids.length; ) {
    const batch = await firstBatch(database, reader, ids.slice(start, start + batchSize))
    yield* await readBatch(database, reader, batch)
    start += batch.length
  }
}
