import type { Label } from '@potluck/api/labels'
import { cleanLabelTitle, labelKey } from '@potluck/search/label-title'
import { v7 as uuid } from 'uuid'
import type { ReadableBook } from '../../ground/access/book.ts'
import { sortTitle } from '../../ground/words/fold.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'

/** Most labels of one member. */
const maxLabels = 2_000

/** How many recipes of a book have each label, or one of them. */
const counted = (db: Database['db'], { ownerId }: ReadableBook, labelId?: string) =>
  db
    .selectFrom('recipeLabels')
    .select(({ fn }) => ['recipeLabels.labelId', fn.countAll<number>().as('count')])
    .where('recipeLabels.ownerId', '=', ownerId)
    .$if(labelId !== undefined, (query) => query.where('recipeLabels.labelId', '=', labelId ?? ''))
    .groupBy('recipeLabels.labelId')

/** Those of them in the trash. They are few: SQLite begins with them because of the cross join. */
const countedInTrash = (db: Database['db'], { ownerId }: ReadableBook, labelId?: string) =>
  db
    .selectFrom('recipes')
    .crossJoin('recipeLabels')
    .select(({ fn }) => ['recipeLabels.labelId', fn.countAll<number>().as('count')])
    .where('recipes.ownerId', '=', ownerId)
    .where('recipes.folder', '=', 'trash')
    .whereRef('recipeLabels.ownerId', '=', 'recipes.ownerId')
    .whereRef('recipeLabels.recipeId', '=', 'recipes.id')
    .$if(labelId !== undefined, (query) => query.where('recipeLabels.labelId', '=', labelId ?? ''))
    .groupBy('recipeLabels.labelId')

/** The reader's labels, or one of them, with the number of their recipes, without those that are on recipes in the trash only. */
const labelsOf = ({ db }: Database, book: ReadableBook, labelId?: string) =>
  db
    .selectFrom('labels')
    .leftJoin(counted(db, book, labelId).as('all'), 'all.labelId', 'labels.id')
    .leftJoin(countedInTrash(db, book, labelId).as('gone'), 'gone.labelId', 'labels.id')
    .where(({ eb, or }) => or([eb('gone.count', 'is', null), eb('all.count', '>', ({ ref }) => ref('gone.count'))]))
    .select(({ eb, fn, val }) => [
      'labels.id',
      'labels.title',
      'labels.createdAt',
      'labels.updatedAt',
      'labels.groupTitle',
      eb(fn.coalesce('all.count', val(0)), '-', fn.coalesce('gone.count', val(0))).as('recipeCount'),
    ])
    .where('labels.ownerId', '=', book.ownerId)
    .$if(labelId !== undefined, (query) => query.where('labels.id', '=', labelId ?? ''))

/** The reader's labels by title, with the number of their recipes. */
export async function listLabels(database: Database, book: ReadableBook): Promise<Label[]> {
  const labels = await labelsOf(database, book).execute()
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
  const known = await readLabelIds(db, ownerId, titles)
  const fresh = titles.filter((title) => !known.has(labelKey(title)))
  if (fresh.length === 0) return known
  const at = now()
  await db
    .insertInto('labels')
    .values(
      fresh.map((title) => ({
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
  const all = await readLabelIds(db, ownerId, titles)
  await refuseTooMany(db, ownerId)
  return all
}

/** The ids of those of the labels that are there, by their keys. */
async function readLabelIds(
  db: Database['db'],
  ownerId: string,
  titles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const labels = await db
    .selectFrom('labels')
    .select(['id', 'lowerTitle'])
    .where('ownerId', '=', ownerId)
    .where('lowerTitle', 'in', titles.map(labelKey))
    .execute()
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

/** A title as it is stored. @throws {Refusal} `invalid` when nothing is left of it */
export function requiredTitle(title: string): string {
  const clean = cleanLabelTitle(title)
  if (clean === '') throw new Refusal('invalid', 'body.title: is empty', 'body.title')
  return clean
}

/** A label of the reader's with the number of its recipes. @throws {Refusal} `not-found` */
export async function readLabel(database: Database, book: ReadableBook, id: string): Promise<Label> {
  const label = await labelsOf(database, book, id).executeTakeFirst()
  if (!label) throw notFound('label')
  return label
}
