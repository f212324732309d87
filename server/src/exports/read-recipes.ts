import type { Folder } from '@potluck/api/recipes'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { draftFields } from '../recipes/draft-fields.ts'
import { labelsByRecipe } from '../recipes/summaries.ts'
import type { ExportedRecipe } from './schema-recipe.ts'

/** Recipes read at a time. */
const batchSize = 50

/** A recipe of the reader, and what names the files of its pictures. */
export interface StoredRecipe extends ExportedRecipe {
  readonly imageDigests: readonly string[]
}

async function readBatch({ db }: Database, reader: Reader, after: string) {
  return db
    .selectFrom('recipes')
    .select(draftFields)
    .select(['id', 'folder', 'createdAt', 'updatedAt'])
    .where('ownerId', '=', reader.id)
    .where('folder', '!=', 'trash')
    .$narrowType<{ folder: Folder }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

async function readDigests({ db, dialect }: Database, reader: Reader, recipeIds: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeImages')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'recipeImages.ownerId').onRef('images.id', '=', 'recipeImages.imageId'),
    )
    .select(['recipeImages.recipeId', 'images.digest'])
    .where('recipeImages.ownerId', '=', reader.id)
    .whereRef('recipeImages.recipeId', '=', 'wanted.value')
    .orderBy('recipeImages.position')
    .execute()
  return Map.groupBy(rows, (row) => row.recipeId)
}

/** All recipes of the reader, a few in memory at a time. */
export async function* readRecipes(database: Database, reader: Reader): AsyncGenerator<StoredRecipe> {
  let after = ''
  for (;;) {
    const batch = await readBatch(database, reader, after)
    const last = batch.at(-1)
    if (!last) return
    after = last.id
    const ids = batch.map(({ id }) => id)
    const labelsOf = await labelsByRecipe(database, reader, ids)
    const digests = await readDigests(database, reader, ids)
    for (const { id, folder, createdAt, updatedAt, ...written } of batch) {
      yield {
        id,
        folder,
        createdAt,
        updatedAt,
        draft: { ...written, labels: labelsOf(id).map(({ title }) => title) },
        imageDigests: (digests.get(id) ?? []).map(({ digest }) => digest),
      }
    }
  }
}
