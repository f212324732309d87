import type { Label } from '@potluck/api/labels'
import { cleanLabelTitle, labelKey } from '@potluck/search/label-title'
import type { Book } from '../../ground/access/book.ts'
import { changeBook, type OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { readLabel, requiredTitle } from './store.ts'

/**
 * Calls a label otherwise, in other capitals too.
 * @throws {Refusal} `label-taken` when another label of the member is called so, `not-found` when it is not theirs
 */
export function renameLabel(database: Database, book: Book, id: string, title: string): Promise<Label> {
  const clean = requiredTitle(title)
  return changeBook(database, book, async (book) => {
    const { db } = book.database
    const other = await db
      .selectFrom('labels')
      .select('id')
      .where('ownerId', '=', book.ownerId)
      .where('lowerTitle', '=', labelKey(clean))
      .where('id', '!=', id)
      .executeTakeFirst()
    const label = await readLabel(book.database, book, id)
    if (other) throw new Refusal('label-taken', 'another label is called so', 'body.title')
    if (label.title === clean) return label
    await db
      .updateTable('labels')
      .set({ title: clean, lowerTitle: labelKey(clean), updatedAt: now() })
      .where('ownerId', '=', book.ownerId)
      .where('id', '=', id)
      .execute()
    return readLabel(book.database, book, id)
  })
}

/**
 * Puts one label on all recipes of others, which then are gone, also from the profile: it shows no more for it.
 * @throws {Refusal} `not-found` when the one that is to stay is not the member's
 */
export function mergeLabels(
  database: Database,
  book: Book,
  { labelIds, intoLabelId }: { readonly labelIds: readonly string[]; readonly intoLabelId: string },
): Promise<Label> {
  return changeBook(database, book, async (book) => {
    const { db } = book.database
    await readLabel(book.database, book, intoLabelId)
    const merged = labelIds.filter((id) => id !== intoLabelId)
    if (merged.length > 0) {
      await db
        .insertInto('recipeLabels')
        .columns(['ownerId', 'labelId', 'recipeId'])
        .expression(({ selectFrom, val }) =>
          selectFrom('recipeLabels')
            .select(['ownerId', val(intoLabelId).as('labelId'), 'recipeId'])
            .distinct()
            .where('ownerId', '=', book.ownerId)
            .where('labelId', 'in', merged),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await removeLabels(book, merged)
    }
    return readLabel(book.database, book, intoLabelId)
  })
}

async function removeLabels({ database: { db }, ownerId }: OpenBook, labelIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('labels')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', labelIds)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes labels of the member; their recipes stay. @returns how many there were */
export const deleteLabels = (database: Database, book: Book, labelIds: readonly string[]): Promise<number> =>
  changeBook(database, book, (book) => removeLabels(book, labelIds))

/** How a group is spelt: as its other labels have it, when it exists. */
async function spelling({ database: { db }, ownerId }: OpenBook, title: string, moved: readonly string[]) {
  const clean = requiredTitle(title)
  const known = await db
    .selectFrom('labels')
    .select('groupTitle')
    .distinct()
    .where('ownerId', '=', ownerId)
    .where('groupTitle', 'is not', null)
    .where('id', 'not in', moved)
    .execute()
  const same = known.find(({ groupTitle }) => labelKey(cleanLabelTitle(groupTitle ?? '')) === labelKey(clean))
  return same?.groupTitle ?? clean
}

/** Puts labels of the member into a group, or into none. @returns how many there were */
export function groupLabels(
  database: Database,
  book: Book,
  { labelIds, groupTitle }: { readonly labelIds: readonly string[]; readonly groupTitle: string | null },
): Promise<number> {
  return changeBook(database, book, async (book) => {
    const { numUpdatedRows } = await book.database.db
      .updateTable('labels')
      .set({ groupTitle: groupTitle === null ? null : await spelling(book, groupTitle, labelIds) })
      .where('ownerId', '=', book.ownerId)
      .where('id', 'in', labelIds)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}
