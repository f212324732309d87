import { listKitchens } from '@potluck/api/kitchens'
import { getPantry, type PantryThing } from '@potluck/api/pantry'
import {
  addShoppingListItems,
  deleteShoppingListItems,
  getShoppingList,
  type ListThing,
  listShoppingLists,
  listUsualThings,
  type ShoppingListItem,
  updateShoppingList,
  updateShoppingListItems,
  updateShoppingListThings,
} from '@potluck/api/shopping-lists'
import type { Language } from '@potluck/cooking/language'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { type Answer, answer, type SeenRequest, silent } from '@potluck/testing/answers'
import { aList, aListSummary, anItem, aPantry, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import remote from '../remote.tsx'

/** The state of the server: a list, its references, and a second list of the same cook. */
export const listId = idOf(31)
export const reference = idOf(32)
export const otherId = idOf(33)

let itemNumber = 100

/** An item with a new id. */
export const item = (title: string, change: Partial<ShoppingListItem> = {}) =>
  anItem({ id: idOf(itemNumber++), title, ...change })

export const aPhoto = (id: string) => ({
  id,
  location: `${id}/large`,
  medium: `${id}/medium`,
  thumbnail: `${id}/small`,
})

/** A server with one list and earlier items. @returns its state and its answers */
export function serveList(items: ShoppingListItem[], usual: string[] = [], things: ListThing[] = []) {
  const list = aList({ id: listId, items, things })
  const atHome: PantryThing[] = []
  const other = aList({ id: otherId, title: 'Fair', items: [] })
  const idsOf = ({ query }: SeenRequest) => (query.itemIds ?? '').split(',')
  const answers: Answer[] = [
    answer(getShoppingList, () => ({ ...list, items: [...list.items] })),
    answer(listUsualThings, () => usual),
    answer(getPantry, () => aPantry(...atHome)),
    answer(listShoppingLists, () => [list, aListSummary({ id: otherId, title: 'Fair' })]),
    answer(updateShoppingListThings, ({ body }) => {
      const { titles, aisle = null, regular = false } = updateShoppingListThings.body.parse(body)
      list.things.push(...titles.map((title) => ({ title, aisle, regular })))
      return { reference }
    }),
    answer(updateShoppingList, ({ body }) => {
      list.aisles = updateShoppingList.body.parse(body).aisles ?? list.aisles
      return { reference }
    }),
    answer(addShoppingListItems, ({ params, body }) => {
      const added = addShoppingListItems.body.parse(body).items
      const { items: shown } = params.id === otherId ? other : list
      // Pictures are rendered at once in tests.
      const photoOf = (imageId: string) =>
        list.items.some(({ image }) => image?.id === imageId) ? aPhoto(imageId) : null
      shown.push(
        ...added.map(({ id, title, imageId }) =>
          item(title, { ...(id !== undefined && { id }), image: imageId ? photoOf(imageId) : null }),
        ),
      )
      return { reference }
    }),
    answer(updateShoppingListItems, (request) => {
      const { title, notes, completed, imageId } = updateShoppingListItems.body.parse(request.body)
      const image = imageId === undefined ? {} : { image: imageId === null ? null : aPhoto(imageId) }
      list.items = list.items.map((one) =>
        idsOf(request).includes(one.id)
          ? {
              ...one,
              ...image,
              title: title ?? one.title,
              notes: notes ?? one.notes,
              completed: completed ?? one.completed,
            }
          : one,
      )
      return { reference }
    }),
    answer(deleteShoppingListItems, (request) => {
      list.items = list.items.filter(({ id }) => !idsOf(request).includes(id))
      return { reference }
    }),
    silent(listKitchens),
  ]
  return { list, other, atHome, answers }
}

/** The screen of that list, with the preferences of its cook. */
export async function openList(
  answers: readonly Answer[],
  shown: Partial<ReturnType<typeof shoppingList.parse>> = {},
  language: Language = 'en-us',
) {
  const host = createTestHost({ answers, language })
  host.preferences.update(shoppingList, shown)
  return renderScreen(remote, `/shopping-lists/${listId}`, { host })
}
