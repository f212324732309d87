import {
  addShoppingListItems,
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  type ShoppingListItem,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { type Answer, answer, Refusal, type SeenRequest, silent } from '@potluck/testing/answers'
import { aList, anItem, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import { shoppingList } from '../preferences.ts'
import remote from '../remote.tsx'

const listId = idOf(31)
const reference = idOf(32)

let itemNumber = 100

const item = (title: string, change: Partial<ShoppingListItem> = {}) =>
  anItem({ id: idOf(itemNumber++), title, ...change })

/** A server that keeps one list. */
function keeping(items: ShoppingListItem[]) {
  const list = aList({ id: listId, items })
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

test('what is ticked without a network shows, and is sent when it is back', async () => {
  const { list, answers } = keeping([item('milk')])
  let offline = true
  const [reading, ...changing] = answers
  const lost = changing.map(({ endpoint, reply }) => ({
    endpoint,
    reply: (request: SeenRequest) => (offline ? Promise.reject(new TypeError('no network')) : reply(request)),
  }))
  const { user, host } = await open([...(reading ? [reading] : []), ...lost])
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
  expect(await screen.findByRole('region', { name: /In the basket/ })).toBeVisible()
  expect(list.items[0]?.completed).toBe(false)
  offline = false
  act(() => host.bus.emit('live:connected', {}))
  await waitFor(() => expect(list.items[0]?.completed).toBe(true))
  expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
})

test('what the server refuses is taken back, named, and can be tried again or let go', async () => {
  const { list, answers } = keeping([item('milk')])
  let refuses = true
  const stubborn = answers.map((one) =>
    one.endpoint === updateShoppingListItems
      ? answer(updateShoppingListItems, (request) => {
          if (refuses) return new Refusal(409)
          list.items = list.items.map((kept) => ({ ...kept, completed: true }))
          return { reference: String(request.params.id) }
        })
      : one,
  )
  const { user } = await open(stubborn)
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('A change could not be saved:milk')
  expect(screen.getByRole('checkbox', { name: /milk/ })).not.toBeChecked()
  await user.click(within(note).getByRole('button', { name: 'Let it go' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await user.click(screen.getByRole('checkbox', { name: /milk/ }))
  refuses = false
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a tick that is applied after the list was left is there when it is opened again', async () => {
  const { answers } = keeping([item('milk')])
  let apply = () => {}
  let reads = 0
  const slow = answers.map(({ endpoint, reply }): Answer => {
    if (endpoint === updateShoppingListItems) {
      return { endpoint, reply: (request) => new Promise((done) => (apply = () => done(reply(request)))) }
    }
    // Only the first reading is answered: what is shown later is what is known.
    return endpoint === getShoppingList
      ? { endpoint, reply: (request) => (reads++ === 0 ? reply(request) : new Promise(() => {})) }
      : { endpoint, reply }
  })
  const { user, host } = await open([...slow, silent(listShoppingLists)])
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  act(() => host.navigate('/shopping-lists'))
  expect(screen.queryByRole('checkbox', { name: /milk/ })).not.toBeInTheDocument()
  const applied = new Promise((resolve) => host.bus.on('changes:applied', resolve))
  apply()
  await applied
  act(() => host.navigate(`/shopping-lists/${listId}`))
  expect(await screen.findByRole('checkbox', { name: /milk/ })).toBeChecked()
  expect(reads).toBe(2)
})

test('a list that is gone says so and leads back', async () => {
  await open([answer(getShoppingList, () => new Refusal(404))])
  expect(await screen.findByText('This list is not here any more.')).toBeVisible()
})
