import {
  addShoppingListItems,
  deleteShoppingListItems,
  getShoppingList,
  type ShoppingList,
  type ShoppingListItem,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { type Answer, answer, Refusal, type SeenRequest } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import { shoppingList } from '../preferences.ts'
import remote from '../remote.tsx'

const ada = { id: '0199a1b2-0000-7000-8000-000000000001', name: 'Ada', handle: 'ada' }
const ben = { id: '0199a1b2-0000-7000-8000-000000000002', name: 'Ben', handle: null }
const listId = '0199a1b2-0000-7000-8000-0000000000aa'
const instant = '2026-01-01T12:00:00.000Z'
const reference = '0199a1b2-0000-7000-8000-0000000000ee'

let itemNumber = 100

const item = (title: string, change: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  id: `0199a1b2-0000-7000-8000-000000000${itemNumber++}`,
  title,
  completed: false,
  createdAt: instant,
  updatedAt: instant,
  owner: ada,
  recipe: null,
  groupTitle: title,
  categoryTitle: 'uncategorized',
  ...change,
})

/** A server that keeps one list. */
function keeping(items: ShoppingListItem[]) {
  const list: ShoppingList = {
    id: listId,
    title: 'Market',
    owner: ada,
    collaborators: [],
    itemCount: items.length,
    createdAt: instant,
    updatedAt: instant,
    items,
  }
  const idsOf = ({ query }: SeenRequest) => (query.itemIds ?? '').split(',')
  const answers: Answer[] = [
    answer(getShoppingList, () => ({ ...list, items: [...list.items] })),
    answer(addShoppingListItems, ({ body }) => {
      const added = addShoppingListItems.body.parse(body).items
      list.items.push(...added.map(({ id, title }) => item(title, id === undefined ? {} : { id })))
      return { reference }
    }),
    answer(updateShoppingListItems, (request) => {
      const { completed = false } = updateShoppingListItems.body.parse(request.body)
      list.items = list.items.map((one) => (idsOf(request).includes(one.id) ? { ...one, completed } : one))
      return { reference }
    }),
    answer(deleteShoppingListItems, (request) => {
      list.items = list.items.filter(({ id }) => !idsOf(request).includes(id))
      return { reference }
    }),
  ]
  return { list, answers }
}

async function open(answers: readonly Answer[], shown: Partial<ReturnType<typeof shoppingList.parse>> = {}) {
  const host = createTestHost({ answers })
  host.preferences.update(shoppingList, shown)
  return renderScreen(remote, `/shopping-lists/${listId}`, { host })
}

test('what is to buy stands under its aisle, in the aisles of the cook’s language', async () => {
  await open(keeping([item('2 lemons'), item('1 l milk')]).answers)
  const dairy = await screen.findByRole('region', { name: 'Dairy' })
  expect(within(dairy).getByRole('checkbox', { name: /milk/ })).not.toBeChecked()
  expect(screen.getByRole('region', { name: 'Produce' })).toBeVisible()
})

test('the box adds, several pasted lines at once, and what is shown is what the server keeps', async () => {
  const { list, answers } = keeping([])
  const { user } = await open(answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'salt{Enter}')
  expect(await screen.findByRole('checkbox', { name: /salt/ })).toBeVisible()
  await user.paste('eggs\n\n  flour ')
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['salt', 'eggs', 'flour']))
})

test('a ticked item sinks into the basket and can be put back', async () => {
  const { list, answers } = keeping([item('milk')])
  const { user } = await open(answers)
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  const basket = await screen.findByRole('region', { name: /In the basket/ })
  expect(within(basket).getByRole('checkbox', { name: /milk/ })).toBeChecked()
  await waitFor(() => expect(list.items[0]?.completed).toBe(true))
  await user.click(within(basket).getByRole('checkbox', { name: /milk/ }))
  await waitFor(() => expect(list.items[0]?.completed).toBe(false))
})

test('a removed item comes back with undo', async () => {
  const { list, answers } = keeping([item('milk')])
  const { user, host } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'Remove milk' }))
  await waitFor(() => expect(list.items).toEqual([]))
  const [toast] = host.happenings.toasts
  expect(toast).toMatchObject({ message: 'Removed: milk', action: { label: 'Undo' } })
  act(() => toast?.action?.run())
  expect(await screen.findByRole('checkbox', { name: /milk/ })).toBeVisible()
})

test('with “remove instead of ticking” a tap removes', async () => {
  const { list, answers } = keeping([item('milk')])
  const { user } = await open(answers, { preferDelete: true })
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  await waitFor(() => expect(list.items).toEqual([]))
})

test('like things are one row with their sum, and open to their entries', async () => {
  const { answers } = keeping([item('2 lemons'), item('1 lemon')])
  const { user } = await open(answers)
  expect(await screen.findByRole('checkbox', { name: /3 lemon/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Show the entries/ }))
  expect(screen.getByRole('checkbox', { name: /2 lemons/ })).toBeVisible()
})

test('somebody else’s change arrives by itself', async () => {
  const { list, answers } = keeping([item('milk')])
  const { host } = await open(answers)
  await screen.findByRole('checkbox', { name: /milk/ })
  list.items.push(item('eggs', { owner: ben }))
  act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
  expect(await screen.findByRole('checkbox', { name: /eggs/ })).toBeVisible()
})

test('a list that is gone says so and leads back', async () => {
  await open([answer(getShoppingList, () => new Refusal(404))])
  expect(await screen.findByText('This list is not here any more.')).toBeVisible()
})
