import type { ReadableBook } from '../access/book.ts'
import { draftFields } from '../book-changes/draft-fields.ts'
import { readPersonalFields } from '../book-changes/personal-fields.ts'
import type { Database } from '../machinery/database/database.ts'
import { firstThatFit, maxPageBytes } from '../machinery/page-bytes.ts'
import { labelsByRecipe } from '../recipes/summaries.ts'
import type { PartLine } from './format.ts'

/** Max recipes per query. */
const batchSize = 50

const picture = ['images.id', 'images.digest', 'images.createdAt'] as const

async function picturesOf({ db, dialect }: Database, book: ReadableBook, recipeIds: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeImages as shown')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'shown.ownerId').onRef('images.id', '=', 'shown.imageId'),
    )
    .select([...picture, 'shown.recipeId'])
    .where('shown.ownerId', '=', book.ownerId)
    .whereRef('shown.recipeId', '=', 'wanted.value')
    .orderBy('shown.position')
    .execute()
  return Map.groupBy(rows, ({ recipeId }) => recipeId)
}

async function versionsOf({ db, dialect }: Database, book: ReadableBook, recipeIds: readonly string[]) {
  const pictures = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeVersionImages as shown')
    .innerJoin('images', (join) =>
      join.onRef('images.ownerId', '=', 'shown.ownerId').onRef('images.id', '=', 'shown.imageId'),
    )
    .select([...picture, 'shown.recipeId', 'shown.version'])
    .where('shown.ownerId', '=', book.ownerId)
    .whereRef('shown.recipeId', '=', 'wanted.value')
    .orderBy('shown.position')
    .execute()
  const shown = Map.groupBy(pictures, ({ recipeId, version }) => `${recipeId} ${version}`)
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('recipeVersions as version')
    .select(['version.recipeId', 'version.version', 'version.savedAt', 'version.replacedAt', 'version.written'])
    .where('version.ownerId', '=', book.ownerId)
    .whereRef('version.recipeId', '=', 'wanted.value')
    .orderBy('version.version')
    .execute()
  const versions = rows.map(({ written, ...version }) => ({
    ...version,
    written: JSON.parse(written),
    images: (shown.get(`${version.recipeId} ${version.version}`) ?? []).map(pictureOf),
  }))
  return Map.groupBy(versions, ({ recipeId }) => recipeId)
}

const pictureOf = ({ id, digest, createdAt }: { id: string; digest: string; createdAt: string }) => ({
  id,
  digest,
  createdAt,
})

async function cookingsOf({ db, dialect }: Database, book: ReadableBook, recipeIds: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(recipeIds).as('wanted'))
    .crossJoin('cookings')
    .select(['cookings.recipeId', 'cookings.id', 'cookings.cookedAt', 'cookings.note', 'personId'])
    .where('cookings.ownerId', '=', book.ownerId)
    .whereRef('cookings.recipeId', '=', 'wanted.value')
    .orderBy('cookings.cookedAt')
    .orderBy('cookings.id')
    .execute()
  return Map.groupBy(rows, ({ recipeId }) => recipeId)
}

/** How many of the next recipes are read by one query: their size with all versions is limited, so that it stays short. */
async function nextCount({ db }: Database, book: ReadableBook, after: string): Promise<number> {
  const rows = await db
    .selectFrom('recipes')
    .select(({ fn, ref, selectFrom }) => [
      fn<number>('octet_length', [ref('ingredients')]).as('ingredients'),
      fn<number>('octet_length', [ref('instructions')]).as('instructions'),
      fn<number>('octet_length', [ref('notes')]).as('notes'),
      selectFrom('recipeVersions as version')
        .select((inner) => inner.fn.sum<number | string | null>('version.bytes').as('bytes'))
        .whereRef('version.ownerId', '=', 'recipes.ownerId')
        .whereRef('version.recipeId', '=', 'recipes.id')
        .as('versions'),
    ])
    .where('ownerId', '=', book.ownerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute()
  const sizes = rows.map(({ ingredients, instructions, notes, versions }) => ({
    bytes: ingredients + instructions + notes + Number(versions ?? 0),
  }))
  return firstThatFit(sizes, maxPageBytes).length
}

async function readBatch(database: Database, book: ReadableBook, after: string) {
  const count = await nextCount(database, book, after)
  if (count === 0) return []
  return database.db
    .selectFrom('recipes')
    .leftJoin('importedRecipes as mark', (join) =>
      join.onRef('mark.ownerId', '=', 'recipes.ownerId').onRef('mark.recipeId', '=', 'recipes.id'),
    )
    .select(draftFields.map((field) => `recipes.${field}` as const))
    .select([
      'recipes.id',
      'folder',
      'deletedAt',
      'deletedFrom',
      'createdAt',
      'updatedAt',
      'version',
      'fromUserId',
      'addedById',
    ])
    .select(['mark.fingerprint', 'mark.origin'])
    .where('recipes.ownerId', '=', book.ownerId)
    .where('recipes.id', '>', after)
    .orderBy('recipes.id')
    .limit(count)
    .execute()
}

/**
 * Yields every recipe of a book, also those in the trash, with labels, pictures, cookings and versions. Of those of a
 * kitchen, rating and note are the reader's own.
 */
export async function* writeRecipes(database: Database, book: ReadableBook): AsyncGenerator<PartLine<'recipes'>> {
  for (let after = ''; ; ) {
    const rows = await readBatch(database, book, after)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const ids = rows.map(({ id }) => id)
    const labelsOf = await labelsByRecipe(database, book, ids)
    const [pictures, versions, cookings] = [
      await picturesOf(database, book, ids),
      await versionsOf(database, book, ids),
      await cookingsOf(database, book, ids),
    ]
    const fieldsOf = await readPersonalFields(database, book, ids)
    for (const { folder, deletedFrom, fingerprint, origin, addedById, ...recipe } of rows) {
      const ofReader = fieldsOf?.(recipe.id)
      yield {
        ...recipe,
        ...(ofReader && { rating: ofReader.rating, note: ofReader.note, addedById }),
        folder: folder === 'trash' ? (deletedFrom ?? 'main') : folder,
        labels: labelsOf(recipe.id).map(({ title }) => title),
        images: (pictures.get(recipe.id) ?? []).map(pictureOf),
        cookings: (cookings.get(recipe.id) ?? []).map(({ recipeId: _recipeId, personId, ...cooking }) => ({
          ...cooking,
          ...(ofReader && { personId }),
        })),
        versions: (versions.get(recipe.id) ?? []).map(({ recipeId: _recipeId, ...version }) => version),
        mark: fingerprint === null ? null : { fingerprint, origin },
      }
    }
  }
}
