import { isLanguage } from '@potluck/cooking/language'
import { addImageRows } from '../../book/images/rows.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { insertNew } from '../../machinery/base/database/insert-new.ts'
import type { PartLine } from './format.ts'
import { findRestored, ownIds } from './own-ids.ts'
import type { PictureRows } from './restore-pictures.ts'
import { adderOf, friendsAmongCollaborators, type RestoreTarget } from './restore-plans.ts'
import { writeUpToLimit } from './restore-rows.ts'

type List = PartLine<'lists'>

/** A list to restore, with its id here and the friends on it. */
interface NewList {
  readonly list: List
  readonly listId: string
  readonly people: readonly string[]
  readonly rowsOf: PictureRows
}

async function restoreItems(book: OpenBook, target: RestoreTarget, { list, listId, people, rowsOf }: NewList) {
  const { ownerId, database } = book
  const restoredId = await findRestored(book, 'recipes', list.items, 'recipeId')
  const images = rowsOf(list.items.flatMap(({ image }) => image ?? []))
  await addImageRows(book, [...new Map(images.map((image) => [image.id, image])).values()])
  const rows = list.items.map(({ addedById, recipeId, completed, image, ...item }) => {
    const addedBy = adderOf(target, people, addedById)
    const [row] = image === null ? [] : rowsOf([image])
    return {
      ...item,
      ...(row && { imageId: row.id, imageOwnerId: ownerId }),
      ownerId,
      listId,
      addedById: addedBy,
      recipeId: addedBy === target.reader.id ? restoredId(recipeId) : null,
      completed: completed ? (1 as const) : (0 as const),
    }
  })
  await insertNew(database, 'shoppingListItems', rows)
}

async function restoreThings({ ownerId, database }: OpenBook, { things }: List, listId: string): Promise<void> {
  const rows = things.map(({ key, regular, ...thing }) => ({
    ...thing,
    ownerId,
    listId,
    itemKey: key,
    regular: regular ? (1 as const) : (0 as const),
  }))
  await insertNew(database, 'listThings', rows)
}

/**
 * Restores shopping lists with their items and their memory of things; existing lists do not change.
 * @param rowsOf the prepared pictures of the items
 */
export async function restoreLists(
  book: OpenBook,
  target: RestoreTarget,
  lines: readonly List[],
  rowsOf: PictureRows,
): Promise<void> {
  const { ownerId, database } = book
  const ids = await ownIds(database, book, 'shoppingLists', lines)
  const newLists = new Map(lines.filter(({ id }) => !ids.get(id)?.exists).map((list) => [list.id, list]))
  await writeUpToLimit(book, 'shoppingLists', 200, [...newLists.values()], async (batch) => {
    for (const list of batch) {
      const { title, archived, aisles, languages, createdAt, updatedAt, deletedAt } = list
      const listId = ids.get(list.id)?.id ?? list.id
      const about = {
        title,
        createdAt,
        updatedAt,
        deletedAt,
        aisles: JSON.stringify(aisles),
        languages: JSON.stringify(languages.filter(isLanguage)),
      }
      await database.db
        .insertInto('shoppingLists')
        .values({ ownerId, id: listId, archived: archived ? 1 : 0, ...about })
        .execute()
      const people = await friendsAmongCollaborators(book, target, list.collaborators)
      const rows = people.map((userId) => ({ userId, ownerId, listId }))
      if (rows.length > 0) await database.db.insertInto('shoppingListCollaborators').values(rows).execute()
      await restoreItems(book, target, { list, listId, people, rowsOf })
      await restoreThings(book, list, listId)
    }
  })
}
