import type { Label } from '@potluck/api/labels'
import { v7 as uuid } from 'uuid'
import { Book, changeBook, type OpenBook } from '../access/book.ts'
import type { Member, Reader } from '../access/reader.ts'
import { reachRecipes } from '../access/recipes.ts'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import { sortTitle } from '../words/fold.ts'
import { cleanLabelTitle, labelKey } from './label-title.ts'

/** Most labels of one member. */
const maxLabels = 2_000

const labelsOf = ({ db }: Database, reader: Reader) =>
  db
    .selectFrom('labels')
    .leftJoin('recipeLabels', (join) =>
      join.onRef('recipeLabels.ownerId', '=', 'labels.ownerId').onRef('recipeLabels.labelId', '=', 'labels.id'),
    )
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('recipes')
          .select('recipes.id')
          .where('recipes.ownerId', '=', reader.id)
          .where('recipes.folder', '=', 'trash')
          .as('trashed'),
      (join) => join.onRef('trashed.id', '=', 'recipeLabels.recipeId'),
    )
    .where('trashed.id', 'is', null)
    .select(({ fn }) => [
      'labels.id',
      'labels.title',
      'labels.createdAt',
      'labels.updatedAt',
      fn.count<number>('recipeLabels.recipeId').as('recipeCount'),
    ])
    .where('labels.ownerId', '=', reader.id)
    .groupBy(['labels.id', 'labels.title', 'labels.createdAt', 'labels.updatedAt'])

/** The reader's labels by title, with the number of their recipes. */
export async function listLabels(database: Database, reader: Reader): Promise<Label[]> {
  const labels = await labelsOf(database, reader).execute()
  const inOrder = labels.map((label) => ({ label, sort: sortTitle(label.title) }))
  return inOrder.sort((a, b) => (a.sort < b.sort ? -1 : 1)).map(({ label }) => label)
}

/** @throws {Refusal} `book-full` when the book has more labels than it may by now */
async function refuseTooMany(db: Database['db'], ownerId: string): Promise<void> {
  const { count } = await db
    .selectFrom('labels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count > maxLabels) throw new Refusal('book-full', `a book has no more than ${maxLabels} labels`)
}

/** The ids of a book's labels by `labelKey`; those that do not exist are made, called by their cleaned titles. @throws {Refusal} `book-full` */
export async function ensureLabels(
  { database: { db }, ownerId }: OpenBook,
  titles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (titles.length === 0) return new Map()
  const at = now()
  await db
    .insertInto('labels')
    .values(
      titles.map((title) => ({
        ownerId,
        id: uuid(),
        title,
        lowerTitle: labelKey(title),
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const labels = await db
    .selectFrom('labels')
    .select(['id', 'lowerTitle'])
    .where('ownerId', '=', ownerId)
    .where('lowerTitle', 'in', titles.map(labelKey))
    .execute()
  await refuseTooMany(db, ownerId)
  return new Map(labels.map((label) => [label.lowerTitle, label.id]))
}

/** Removes those of the labels that no recipe has any more. */
export async function removeEmptyLabels(
  { database: { db }, ownerId }: OpenBook,
  labelIds: readonly string[],
): Promise<void> {
  if (labelIds.length === 0) return
  await db
    .deleteFrom('labels')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', labelIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recipeLabels')
            .select('recipeId')
            .whereRef('recipeLabels.ownerId', '=', 'labels.ownerId')
            .whereRef('recipeLabels.labelId', '=', 'labels.id'),
        ),
      ),
    )
    .execute()
}

/**
 * Puts a label on recipes of the member.
 * @throws {Refusal} `invalid` when nothing is left of the title, `not-found` when one of the recipes is not the member's
 */
export function attachLabel(
  database: Database,
  member: Member,
  { title, recipeIds }: { readonly title: string; readonly recipeIds: readonly string[] },
): Promise<Label> {
  const clean = cleanLabelTitle(title)
  if (clean === '') throw new Refusal('invalid', 'body.title: is empty', 'body.title')
  return changeBook(database, Book.of(member), async (book) => {
    const inside = book.database
    const recipes = await reachRecipes(inside, member, recipeIds)
    const labelId = (await ensureLabels(book, [clean])).get(labelKey(clean))
    if (labelId === undefined) throw new Error('the label that was made is not there')
    await inside.db
      .insertInto('recipeLabels')
      .values(recipes.map(({ id: recipeId }) => ({ ownerId: book.ownerId, labelId, recipeId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return labelsOf(inside, member).where('labels.id', '=', labelId).executeTakeFirstOrThrow()
  })
}

/**
 * Takes a label off a recipe of the member.
 * @throws {Refusal} `not-found` when the recipe does not have it
 */
export function detachLabel(
  database: Database,
  member: Member,
  { labelId, recipeId }: { readonly labelId: string; readonly recipeId: string },
): Promise<void> {
  return changeBook(database, Book.of(member), async (book) => {
    const { numDeletedRows } = await book.database.db
      .deleteFrom('recipeLabels')
      .where('ownerId', '=', book.ownerId)
      .where('labelId', '=', labelId)
      .where('recipeId', '=', recipeId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('label on this recipe')
    await removeEmptyLabels(book, [labelId])
  })
}
