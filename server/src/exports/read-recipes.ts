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

/** Recipes read at a time. */
const batchSize = 50

/** A picture of a recipe, and what names its files. */
interface StoredImage {
  readonly id: string
  readonly digest: string
}

/** A recipe of the reader with what stands beside it. */
export interface StoredRecipe extends ExportedRecipe {
  /** Who sent it. */
  readonly fromUser: Person | null
  readonly images: readonly StoredImage[]
}

/** Which recipes are wanted: all where nothing is said. */
export interface Choice {
  readonly recipeIds?: readonly string[] | undefined
  readonly labelId?: string | undefined
}

/**
 * The ids of the recipes to be exported: those named in their order, else the book by title and then the inbox. What is
 * in the trash is in none.
 * @throws {Refusal} `not-found` when a recipe or the label is not the member's
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

/** As many of these recipes as are read at once, by what they say: others wait for no large read. */
async function fitting({ db, dialect }: Database, reader: Reader, ids: readonly string[]): Promise<readonly string[]> {
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

/** Recipes of the reader in the order of their ids, a few in memory at a time. One that went meanwhile is left out. */
export async function* readRecipes(
  database: Database,
  reader: Reader,
  ids: readonly string[],
): AsyncGenerator<StoredRecipe> {
  for (let start = 0; start < ids.length; ) {
    const some = await fitting(database, reader, ids.slice(start, start + batchSize))
    yield* await readBatch(database, reader, some)
    start += some.length
  }
}
