import type { AnsweredBookChanges } from '@potluck/api/book-changes'
import type { ReadableBook } from '../access/book.ts'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Services } from '../machinery/services.ts'
import { pastPeopleById } from '../people/people.ts'
import { draftFields } from './draft-fields.ts'
import { withPersonalFields } from './personal-fields.ts'

const readRows = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select(draftFields)
    .select(['id', 'folder', 'version', 'createdAt', 'updatedAt', 'lastCookedAt', 'fromUserId'])
    .select(['sortTitle', 'totalMinutes', 'searchNumber'])
    .where('recipes.ownerId', '=', book.ownerId)
    .where('recipes.folder', '!=', 'trash')
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()

const readLabels = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeLabels')
    .select(['recipeId', 'labelId'])
    .where('ownerId', '=', book.ownerId)
    .whereRef('recipeId', '=', 'wanted.value')
    .execute()

const readImages = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipeImages')
    .select(['recipeId', 'imageId'])
    .where('ownerId', '=', book.ownerId)
    .whereRef('recipeId', '=', 'wanted.value')
    .orderBy('position')
    .execute()

const readLinked = ({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('linkedRecipes')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'linkedRecipes.ownerId').onRef('recipes.id', '=', 'linkedRecipes.linkedId'),
    )
    .select(['linkedRecipes.recipeId', 'recipes.id', 'recipes.title'])
    .where('linkedRecipes.ownerId', '=', book.ownerId)
    .whereRef('linkedRecipes.recipeId', '=', 'wanted.value')
    .where('recipes.folder', '!=', 'trash')
    .orderBy('recipes.sortTitle')
    .execute()

/** A reader's own recipes as a copy of the book stores them, in any order; those that are deleted or in the trash are left out. */
export async function copiedRecipes(
  { database, imageAddress }: Pick<Services, 'database' | 'imageAddress'>,
  reader: Reader,
  book: ReadableBook,
  ids: readonly string[],
): Promise<AnsweredBookChanges['recipes']> {
  if (ids.length === 0) return []
  const [rows, labels, images, linked] = await Promise.all([
    readRows(database, book, ids),
    readLabels(database, book, ids),
    readImages(database, book, ids),
    readLinked(database, book, ids),
  ])
  const senders = rows.flatMap(({ fromUserId }) => fromUserId ?? [])
  const personOf = await pastPeopleById(database, reader, senders)
  const [labelsOf, imagesOf, linkedOf] = [byRecipe(labels), byRecipe(images), byRecipe(linked)]
  const own = await withPersonalFields(database, book, rows)
  return own.map(({ fromUserId, ...written }) => ({
    ...written,
    labelIds: labelsOf(written.id).map(({ labelId }) => labelId),
    images: imagesOf(written.id).map(({ imageId }) => imageAddress(imageId)),
    linked: linkedOf(written.id).map(({ id, title }) => ({ id, title })),
    fromUser: fromUserId === null ? null : personOf(fromUserId),
  }))
}

function byRecipe<Row extends { readonly recipeId: string }>(rows: readonly Row[]): (id: string) => readonly Row[] {
  const grouped = Map.groupBy(rows, ({ recipeId }) => recipeId)
  return (id) => grouped.get(id) ?? []
}
