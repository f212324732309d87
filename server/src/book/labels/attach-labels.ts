import type { Label } from '@potluck/api/labels'
import { cleanLabelTitle, labelKey } from '@potluck/search/label-title'
import type { Book } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { ensureLabels, readLabel, removeEmptyLabels, requiredTitle } from './store.ts'

/** The ids of those of the recipes that are in the book. */
const inBook = ({ database: { db, dialect }, ownerId }: OpenBook, recipeIds: readonly string[]) =>
  db
    .selectFrom(dialect.rowsOf([...new Set(recipeIds)]).as('wanted'))
    .crossJoin('recipes')
    .where('recipes.ownerId', '=', ownerId)
    .where('recipes.folder', '!=', 'trash')
    .whereRef('recipes.id', '=', 'wanted.value')

/**
 * Puts a label on recipes of the member; others are passed over.
 * @throws {Refusal} `invalid` when nothing is left of the title, `not-found` when none of the recipes is the member's
 */
export function attachLabel(
  database: Database,
  book: Book,
  { title, recipeIds }: { readonly title: string; readonly recipeIds: readonly string[] },
): Promise<Label> {
  const clean = requiredTitle(title)
  return changeBook(database, book, async (book) => {
    const inside = book.database
    if (!(await inBook(book, recipeIds).select('recipes.id').limit(1).executeTakeFirst())) throw notFound('recipe')
    const labelId = (await ensureLabels(book, [clean])).get(labelKey(clean))
    if (labelId === undefined) throw new Error('the label that was made is not there')
    await inside.db
      .insertInto('recipeLabels')
      .columns(['ownerId', 'labelId', 'recipeId'])
      .expression(({ val }) =>
        inBook(book, recipeIds).select(['recipes.ownerId', val(labelId).as('labelId'), 'recipes.id as recipeId']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return readLabel(inside, book, labelId)
  })
}

interface NamedLabel {
  readonly labelId: string
  /** By it the label is found where no label has the id: whoever put it on without a network knows no other. */
  readonly title?: string | undefined
}

async function namedLabel({ database: { db }, ownerId }: OpenBook, { labelId, title }: NamedLabel) {
  const labels = db.selectFrom('labels').select('id').where('ownerId', '=', ownerId)
  const known = await labels.where('id', '=', labelId).executeTakeFirst()
  if (known || title === undefined) return known
  return labels.where('lowerTitle', '=', labelKey(cleanLabelTitle(title))).executeTakeFirst()
}

interface Detached extends NamedLabel {
  readonly recipeId: string
}

/**
 * Takes a label off a recipe of the member; what does not have it stays so.
 * @throws {Refusal} `not-found` when the recipe is not the member's
 */
export function detachLabel(database: Database, book: Book, { recipeId, ...named }: Detached): Promise<void> {
  return changeBook(database, book, async (book) => {
    const { db } = book.database
    if (!(await inBook(book, [recipeId]).select('recipes.id').executeTakeFirst())) throw notFound('recipe')
    const called = await namedLabel(book, named)
    if (!called) return
    await db
      .deleteFrom('recipeLabels')
      .where('ownerId', '=', book.ownerId)
      .where('labelId', '=', called.id)
      .where('recipeId', '=', recipeId)
      .execute()
    await removeEmptyLabels(book, [called.id])
  })
}

/** Takes a label off recipes of the member; what does not have it is passed over. @returns how many had it */
export function detachLabelFromMany(
  database: Database,
  book: Book,
  { recipeIds, ...named }: NamedLabel & { readonly recipeIds: readonly string[] },
): Promise<number> {
  return changeBook(database, book, async (book) => {
    const { db } = book.database
    const label = await namedLabel(book, named)
    if (!label) return 0
    const { numDeletedRows } = await db
      .deleteFrom('recipeLabels')
      .where('ownerId', '=', book.ownerId)
      .where('labelId', '=', label.id)
      // A deleted recipe keeps its labels until it is gone for good.
      .where('recipeId', 'in', inBook(book, recipeIds).select('recipes.id'))
      .executeTakeFirst()
    await removeEmptyLabels(book, [label.id])
    return Number(numDeletedRows)
  })
}
