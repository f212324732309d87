import { isLanguage } from '@potluck/cooking/language'
import { addImageRows } from '../images/rows.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { PartLine } from './format.ts'
import { foundIn, ownIds } from './own-ids.ts'
import type { PicturesAsRows } from './restore-pictures.ts'
import { adder, type Comer, friendsOn } from './restore-plans.ts'
import { addNew, within } from './restore-rows.ts'

type List = PartLine<'lists'>

/** What is brought back is the account's own list, and its own pictures on it. */
interface Coming {
  readonly list: List
  readonly listId: string
  readonly people: readonly string[]
  readonly rowsOf: PicturesAsRows
}

async function bringItems(book: OpenBook, comer: Comer, { list, listId, people, rowsOf }: Coming) {
  const { ownerId, database } = book
  const found = await foundIn(
    database,
    book,
    'recipes',
    list.items.map(({ recipeId }) => recipeId),
  )
  const images = rowsOf(list.items.flatMap(({ image }) => image ?? []))
  await addImageRows(book, [...new Map(images.map((image) => [image.id, image])).values()])
  const rows = list.items.map(({ addedById, recipeId, completed, image, ...item }) => {
    const addedBy = adder(comer, people, addedById)
    const [shown] = image === null ? [] : rowsOf([image])
    return {
      ...item,
      ...(shown && { imageId: shown.id, imageOwnerId: ownerId }),
      ownerId,
      listId,
      addedById: addedBy,
      recipeId: addedBy === ownerId ? found(recipeId) : null,
      completed: completed ? (1 as const) : (0 as const),
    }
  })
  await addNew(database, 'shoppingListItems', rows)
}

async function bringThings({ ownerId, database }: OpenBook, { things }: List, listId: string): Promise<void> {
  const rows = things.map(({ key, regular, ...thing }) => ({
    ...thing,
    ownerId,
    listId,
    itemKey: key,
    regular: regular ? (1 as const) : (0 as const),
  }))
  await addNew(database, 'listThings', rows)
}

/**
 * Shopping lists with what is on them and what they know; one that is there already stays as it is.
 * @param rowsOf the pictures on them, made ready
 */
export async function restoreLists(
  book: OpenBook,
  comer: Comer,
  lines: readonly List[],
  rowsOf: PicturesAsRows,
): Promise<void> {
  const { ownerId, database } = book
  const ids = await ownIds(
    database,
    book,
    'shoppingLists',
    lines.map(({ id }) => id),
  )
  const fresh = new Map(lines.filter(({ id }) => !ids.get(id)?.isThere).map((list) => [list.id, list]))
  await within(book, 'shoppingLists', 200, [...fresh.values()], async (some) => {
    for (const list of some) {
      const { title, archived, aisles, languages, createdAt, updatedAt, deletedAt } = list
      const listId = ids.get(list.id)?.id ?? list.id
      const about = {
        ...{ title, createdAt, updatedAt, deletedAt, aisles: JSON.stringify(aisles) },
        languages: JSON.stringify(languages.filter(isLanguage)),
      }
      await database.db
        .insertInto('shoppingLists')
        .values({ ownerId, id: listId, archived: archived ? 1 : 0, ...about })
        .execute()
      const people = await friendsOn(book, comer, list.collaborators)
      const rows = people.map((userId) => ({ userId, ownerId, listId }))
      if (rows.length > 0) await database.db.insertInto('shoppingListCollaborators').values(rows).execute()
      await bringItems(book, comer, { list, listId, people, rowsOf })
      await bringThings(book, list, listId)
    }
  })
}
