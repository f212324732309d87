import { listFriends } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import { listListInvitations } from '@potluck/api/list-invitations'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingList,
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
import { axeFinds } from '@potluck/testing/accessible'
import { type Answer, answer, Refusal, type SeenRequest, silent } from '@potluck/testing/answers'
import { ada, aList, aListSummary, anItem, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import { shoppingList } from '../preferences.ts'
import remote from '../remote.tsx'
import { stayMs } from './useTickedRows.ts'

const listId = idOf(31)
const reference = idOf(32)
const otherId = idOf(33)

let itemNumber = 100

const item = (title: string, change: Partial<ShoppingListItem> = {}) =>
  anItem({ id: idOf(itemNumber++), title, ...change })

const aPhoto = (id: string) => ({ id, location: `${id}/large`, medium: `${id}/medium`, thumbnail: `${id}/small` })

/** A server that keeps one list, and knows what was bought before. */
function keeping(items: ShoppingListItem[], usual: string[] = [], things: ListThing[] = []) {
  const list = aList({ id: listId, items, things })
  const other = aList({ id: otherId, title: 'Fair', items: [] })
  const idsOf = ({ query }: SeenRequest) => (query.itemIds ?? '').split(',')
  const answers: Answer[] = [
    answer(getShoppingList, () => ({ ...list, items: [...list.items] })),
    answer(listUsualThings, () => usual),
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
      // A picture is seen where the thing stands still.
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
  ]
  return { list, other, answers }
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

describe('a ticked row', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const basket = () => screen.queryByRole('region', { name: /In the basket/ })

  test('stays where it is, then sinks into the basket, from where it can be put back', async () => {
    const { list, answers } = keeping([item('milk'), item('soap')])
    const { user } = await open(answers)
    await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
    expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
    expect(within(screen.getByRole('region', { name: 'Dairy' })).getByRole('checkbox', { name: /milk/ })).toBeVisible()
    expect(basket()).not.toBeInTheDocument()
    await pass(stayMs)
    const sunk = within(screen.getByRole('region', { name: /In the basket/ })).getByRole('checkbox', { name: /milk/ })
    expect(sunk).toBeChecked()
    expect(list.items.map(({ completed }) => completed)).toEqual([true, false])
    await user.click(sunk)
    await waitFor(() => expect(list.items[0]?.completed).toBe(false))
  })

  test('takes the second tap of a double tap: neither is its neighbour ticked nor the tick undone', async () => {
    const { list, answers } = keeping([item('flour'), item('sugar')])
    const { user } = await open(answers)
    const place = () => screen.getAllByRole('checkbox')[0] ?? document.body
    await screen.findByRole('checkbox', { name: /flour/ })
    await user.click(place())
    await user.click(place())
    await pass(stayMs)
    await waitFor(() => expect(list.items.map(({ completed }) => completed)).toEqual([true, false]))
  })

  test('waits for the last of several: nothing moves under a finger that ticks on', async () => {
    const { answers } = keeping([item('flour'), item('sugar')])
    const { user } = await open(answers)
    await user.click(await screen.findByRole('checkbox', { name: /flour/ }))
    await pass(stayMs - 100)
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await pass(stayMs - 100)
    expect(basket()).not.toBeInTheDocument()
    await pass(200)
    expect(within(screen.getByRole('region', { name: /In the basket/ })).getAllByRole('checkbox')).toHaveLength(2)
  })

  test('hands its focus to the next one, and offers undo once it sank', async () => {
    const { list, answers } = keeping([item('flour'), item('sugar')])
    const { user, host } = await open(answers)
    const flour = await screen.findByRole('checkbox', { name: /flour/ })
    act(() => flour.focus())
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: /flour/ })).toHaveFocus()
    await pass(stayMs)
    expect(screen.getByRole('checkbox', { name: /sugar/ })).toHaveFocus()
    const [toast] = host.happenings.toasts
    expect(toast).toMatchObject({ message: 'In the basket: flour', action: { label: 'Undo' } })
    act(() => toast?.action?.run())
    await waitFor(() => expect(list.items[0]?.completed).toBe(false))
  })

  test('is removed alone where a tap removes, though the next one moves under the finger', async () => {
    const { list, answers } = keeping([item('flour'), item('sugar')])
    const { user } = await open(answers, { preferDelete: true })
    await user.click(await screen.findByRole('checkbox', { name: /flour/ }))
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['sugar']))
    await pass(1_000)
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await waitFor(() => expect(list.items).toEqual([]))
  })

  test('what is removed in a row has one word and one way back', async () => {
    const { list, answers } = keeping([item('milk'), item('flour'), item('sugar')])
    const { user, host } = await open(answers, { preferDelete: true })
    await user.click(await screen.findByRole('checkbox', { name: /flour/ }))
    await pass(1_000)
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['milk']))
    const [first, second] = host.happenings.toasts
    expect(second).toMatchObject({ message: 'Removed 2 things', kind: first?.kind, duration: 10_000 })
    act(() => second?.action?.run())
    await waitFor(() => expect(list.items.map(({ title }) => title).sort()).toEqual(['flour', 'milk', 'sugar']))
  })
})

test('a removed item comes back with undo', async () => {
  const { list, answers } = keeping([item('milk')])
  const { user, host } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'More about milk' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
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

test('an item is written anew', async () => {
  const { list, answers } = keeping([item('milk')])
  const { user } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'More about milk' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const box = await screen.findByRole('textbox', { name: 'What to buy' })
  await user.clear(box)
  await user.type(box, '2 l milk')
  await user.type(screen.getByRole('textbox', { name: 'To be minded' }), 'the cold one')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('checkbox', { name: /milk 2 l.*the cold one/ })).toBeVisible()
  await waitFor(() =>
    expect(list.items.map(({ title, notes }) => [title, notes])).toEqual([['2 l milk', 'the cold one']]),
  )
})

test('an amount stays in the row of like things when another one has none', async () => {
  await open(keeping([item('milk'), item('3/8 cup milk')]).answers)
  expect(await screen.findByRole('checkbox', { name: /^milk (⅜|3\/8) cup, plus more/ })).toBeVisible()
})

test('the box offers names of what was bought, without amounts, and nothing before something is typed', async () => {
  const bought = item('4-6 cloves garlic, minced', { completed: true, groupTitle: 'garlic' })
  const { user } = await open(keeping([bought]).answers)
  const box = await screen.findByRole('combobox', { name: 'Add to the list' })
  await user.type(box, 'salt{Enter}')
  await screen.findByRole('checkbox', { name: /salt/ })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.type(box, 'ga')
  expect(await screen.findByRole('option', { name: 'garlic' })).toBeInTheDocument()
})

test('what is bought often is offered before it was ever on this list, but not what is to buy already', async () => {
  const { user } = await open(keeping([item('oat milk')], ['oat milk', 'oats']).answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'oa')
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['oats'])
})

test('a thing is put into an aisle of one’s own, and what is like it goes with it', async () => {
  const { list, answers } = keeping([item('2 tomatoes'), item('1 tomato'), item('milk')])
  const { user } = await open(answers, { groupSimilar: false })
  await user.click(await screen.findByRole('button', { name: 'More about 2 tomatoes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put into another aisle' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Aisle' }), 'A new aisle')
  await user.type(screen.getByRole('textbox', { name: 'Name of the aisle' }), 'Offers{Enter}')
  const offers = await screen.findByRole('region', { name: 'Offers' })
  expect(within(offers).getAllByRole('checkbox')).toHaveLength(2)
  await waitFor(() => expect(list.things).toMatchObject([{ title: 'tomatoes', regular: false }]))
  expect(list.aisles.at(-1)).toMatchObject({ title: 'Offers', id: list.things[0]?.aisle })
})

test('the aisles stand in the order of the list’s own shop, put so by keys', async () => {
  const { list, answers } = keeping([item('milk'), item('2 lemons')])
  const { user } = await open(answers)
  await screen.findByRole('region', { name: 'Dairy' })
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(order()).toEqual(['Produce', 'Dairy'])
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Aisles of this shop' }))
  const later = await screen.findByRole('button', { name: 'Produce: later' })
  act(() => later.focus())
  for (const _step of Array.from({ length: 5 })) await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(order()).toEqual(['Dairy', 'Produce'])
  await waitFor(() => expect(list.aisles.findIndex(({ id }) => id === 'produce')).toBe(5))
})

test('what is bought again and again comes back with one press, unless it is to buy already', async () => {
  const regular = (title: string) => ({ title, aisle: null, regular: true })
  const { list, answers } = keeping([item('1 l milk')], [], [regular('milk'), regular('bread'), regular('eggs')])
  const { user } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'Add the usual 2 things' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['1 l milk', 'bread', 'eggs']))
  expect(screen.queryByRole('button', { name: /Add the usual/ })).not.toBeInTheDocument()
})

test('several things are chosen and moved to another list, with what they look like', async () => {
  const image = aPhoto(idOf(71))
  const { list, other, answers } = keeping([item('milk'), item('soap', { notes: 'green', image }), item('bread')])
  const { user, host } = await open(answers)
  await screen.findByRole('checkbox', { name: /milk/ })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Choose several' }))
  await user.click(screen.getByRole('checkbox', { name: /milk/ }))
  await user.click(screen.getByRole('checkbox', { name: /soap/ }))
  await user.click(await screen.findByRole('button', { name: 'Put on another list' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('combobox')).toHaveValue(otherId)
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['bread']))
  expect(other.items.map(({ title, image }) => [title, image?.id])).toEqual([
    ['milk', undefined],
    ['soap', image.id],
  ])
  expect(host.happenings.toasts.at(-1)?.message).toBe('2 things moved to the other list')
})

test('a recipe is taken from the list with all that it brought', async () => {
  const recipe = { id: idOf(70), title: 'Soup' }
  const { list, answers } = keeping([item('leek', { recipe }), item('stock', { recipe }), item('soap')])
  const { user } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'Remove all that Soup needs' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['soap']))
})

test('what somebody else ticks stays for a moment, with who it was', async () => {
  const { list, answers } = keeping([item('milk'), item('soap')])
  const { host } = await open(answers)
  await screen.findByRole('checkbox', { name: /milk/ })
  list.items = list.items.map((one) => ({ ...one, completed: one.title === 'milk' }))
  act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
  expect(await screen.findByRole('checkbox', { name: /milk ticked by Ben/ })).toBeChecked()
})

test('what is added comes into view and is said', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function seeIt(this: Element) {
    seen.push(this.textContent ?? '')
  }
  const { user } = await open(keeping([item('bread')]).answers)
  await user.type(await screen.findByRole('combobox', { name: 'Add to the list' }), 'salt{Enter}')
  await waitFor(() => expect(seen).toEqual(['salt']))
  expect(screen.getByText('Added: salt')).toBeInTheDocument()
})

test.each([
  ['-createdAt', ['yeast', 'baking powder']],
  ['createdAt', ['baking powder', 'yeast']],
  ['title', ['baking powder', 'yeast']],
] as const)('sorted by %s, like things together and in aisles, an aisle reads %s', async (sortBy, titles) => {
  const older = item('baking powder', { createdAt: '2025-01-01T12:00:00.000Z' })
  await open(keeping([item('yeast'), older]).answers, { sortBy })
  const aisle = await screen.findByRole('region', { name: 'Baking' })
  const shown = within(aisle).getAllByRole('checkbox')
  expect(shown.map((box) => box.closest('label')?.textContent)).toEqual(titles)
})

test('who added an item is told of each item, and when as people say it', async () => {
  const shown = { showAddedBy: true, showAddedOn: true }
  const today = new Date().toISOString()
  await open(keeping([item('milk', { createdAt: today }), item('soap', { owner: ben })]).answers, shown)
  expect(await screen.findByRole('checkbox', { name: 'milk from Ada · Today' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /soap from Ben/ })).toBeVisible()
})

test('like things are one row with their sum, and open to their entries', async () => {
  const { answers } = keeping([item('2 lemons'), item('1 lemon')])
  const { user } = await open(answers)
  expect(await screen.findByRole('checkbox', { name: /lemons? 3/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Show the entries/ }))
  expect(screen.getByRole('checkbox', { name: /lemons 2/ })).toBeVisible()
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
  expect(screen.getByText(/Leave this page open until your changes are sent/)).toBeVisible()
  act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
  expect(await screen.findByRole('region', { name: /In the basket/ })).toBeVisible()
  expect(list.items[0]?.completed).toBe(false)
  offline = false
  act(() => host.bus.emit('live:connected', {}))
  await waitFor(() => expect(list.items[0]?.completed).toBe(true))
  expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
  await waitFor(() => expect(screen.queryByText(/Leave this page open/)).not.toBeInTheDocument())
})

test('what the server refuses is taken back, named, and can be tried again or dismissed', async () => {
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
  await user.click(within(note).getByRole('button', { name: 'Dismiss' }))
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

test('a list that was deleted by its owner leads to all lists, without another word', async () => {
  const { answers } = keeping([item('milk')])
  const { user, host, path } = await open([
    ...answers,
    silent(listShoppingLists),
    answer(deleteShoppingList, () => {
      host.bus.emit('shoppingList:removed', { shoppingListId: listId, updatedBy: ada })
      return {}
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete the list' }))
  await waitFor(() => expect(path()).toBe('/shopping-lists'))
  expect(host.happenings.toasts).toEqual([])
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === getShoppingList)).toHaveLength(1)
})

test('a list that somebody else deleted leads to all lists, and says who took it away', async () => {
  const { host, path } = await open([...keeping([item('milk')]).answers, silent(listShoppingLists)])
  await screen.findByRole('checkbox', { name: /milk/ })
  act(() => host.bus.emit('shoppingList:removed', { shoppingListId: reference, updatedBy: ben }))
  expect(path()).toBe(`/shopping-lists/${listId}`)
  act(() => host.bus.emit('shoppingList:removed', { shoppingListId: listId, updatedBy: ben }))
  expect(path()).toBe('/shopping-lists')
  expect(host.happenings.toasts).toMatchObject([{ message: expect.stringContaining('Ben took “Market” away') }])
})

test('a tick on a list that is gone says that it is, and offers no way that cannot work', async () => {
  const { answers } = keeping([item('milk')])
  let gone = false
  const vanishing = answers.map(
    ({ endpoint, reply }): Answer => ({
      endpoint,
      reply: (request) => (gone ? new Refusal(404) : reply(request)),
    }),
  )
  const { user } = await open(vanishing)
  await screen.findByRole('checkbox', { name: /milk/ })
  gone = true
  await user.click(screen.getByRole('checkbox', { name: /milk/ }))
  expect(await screen.findByText('This list is not here any more.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test.each([404, 400])('a list that is gone, or never was (%i), says so and leads back', async (status) => {
  await open([answer(getShoppingList, () => new Refusal(status))])
  expect(await screen.findByText('This list is not here any more.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Shopping lists' })).not.toHaveLength(0)
})

type PointerAct = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'

/** What a finger or the mouse does on a row. */
function point(row: HTMLElement, type: PointerAct, clientX: number, clientY: number, pointerType = 'touch') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY })
  act(() => void row.dispatchEvent(Object.assign(event, { pointerType, isPrimary: true })))
}

/** A finger that goes along a row, as far as it says. */
function swipe(row: HTMLElement, by: number, { lift = 'pointerup' as 'pointerup' | 'pointercancel' } = {}) {
  point(row, 'pointerdown', 150, 10)
  point(row, 'pointermove', 150 + by / 2, 10)
  point(row, 'pointermove', 150 + by, 10)
  point(row, lift, 150 + by, 10)
}

const rowOf = async (name: RegExp): Promise<HTMLElement> => {
  const row = (await screen.findByRole('checkbox', { name })).closest<HTMLElement>('[data-items]')
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

test('a row is ticked by a swipe onwards and taken off by one back; one that is too short does nothing', async () => {
  const { list, answers } = keeping([item('milk'), item('eggs')])
  const { host } = await open(answers)
  const milk = await rowOf(/milk/)
  // What understands fingers comes after the screen.
  await waitFor(() => {
    swipe(milk, 40, { lift: 'pointercancel' })
    swipe(milk, 120)
    expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
  })
  const eggs = await rowOf(/eggs/)
  swipe(eggs, -60)
  swipe(eggs, -120, { lift: 'pointercancel' })
  expect(eggs).not.toHaveAttribute('data-swipe')
  expect(screen.getByRole('checkbox', { name: /eggs/ })).not.toBeChecked()
  swipe(eggs, -120)
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['milk']))
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['milk', 'eggs']))
})

test('where one reads from right to left, onwards is to the left', async () => {
  const { answers } = keeping([item('milk')])
  await open(answers)
  const milk = await rowOf(/milk/)
  milk.closest<HTMLElement>('[tabindex="-1"]')?.style.setProperty('direction', 'rtl')
  await waitFor(() => {
    swipe(milk, -120)
    expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
  })
})

test('the Delete key takes a row off, with a way back', async () => {
  const { list, answers } = keeping([item('milk'), item('eggs')])
  const { user, host } = await open(answers)
  const milk = await screen.findByRole('checkbox', { name: /milk/ })
  await waitFor(async () => {
    act(() => milk.focus())
    await user.keyboard('{Delete}')
    expect(list.items.map(({ title }) => title)).toEqual(['eggs'])
  })
  expect(host.happenings.toasts.at(-1)?.message).toBe('Removed: milk')
})

test('a thing gets a photo, which shows on its row and large at a tap, and is taken off again', async () => {
  const { list, answers } = keeping([item('that cheese')])
  const photoId = idOf(77)
  const { user } = await open([...answers, answer(uploadImage, () => aPhoto(photoId))])
  const file = new File(['photo'], 'cheese.jpg', { type: 'image/jpeg' })
  await user.click(await screen.findByRole('button', { name: 'More about that cheese' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add a photo' }))
  await user.upload(await screen.findByLabelText('Add a photo', { selector: 'input' }), file)
  expect(await screen.findByRole('img', { name: 'that cheese' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(list.items[0]?.image?.id).toBe(photoId))
  await user.click(await screen.findByRole('button', { name: 'Photo of that cheese' }))
  const large = await screen.findByRole('img', { name: 'that cheese' })
  expect(large).toHaveAttribute('src', expect.stringContaining(`${photoId}/medium`))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'More about that cheese' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Another photo' }))
  await user.click(await screen.findByRole('button', { name: 'Take the photo off' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(list.items[0]?.image).toBeNull())
  expect(screen.queryByRole('button', { name: 'Photo of that cheese' })).not.toBeInTheDocument()
})

test('a photo that does not come through is told where it was added, and the rest is kept', async () => {
  const { answers } = keeping([item('that cheese')])
  const { user } = await open([...answers, answer(uploadImage, () => new Refusal(415))])
  await user.click(await screen.findByRole('button', { name: 'More about that cheese' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add a photo' }))
  const box = await screen.findByRole('textbox', { name: 'What to buy' })
  await user.clear(box)
  await user.type(box, 'old cheese')
  const file = new File(['words'], 'cheese.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Add a photo', { selector: 'input' }), file)
  expect(await screen.findByText('This is no photo that can be shown.')).toBeVisible()
  expect(box).toHaveValue('old cheese')
})

const market = () => [
  item('2 onions', { createdAt: '2026-11-20T08:00:00.000Z' }),
  item('1 l milk', { createdAt: '2026-11-20T09:00:00.000Z' }),
  item('1 onion', { createdAt: '2026-11-20T10:00:00.000Z' }),
]

/** The names of the aisles, and what the rows are called. */
const shown = () => ({
  aisles: screen.queryAllByRole('region').map((aisle) => aisle.getAttribute('aria-label')),
  rows: screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent),
})

test.each([
  [
    { groupCategories: true, groupSimilar: true },
    { aisles: ['Produce', 'Dairy'], rows: ['onions 3 2 entries together', 'milk 1 l'] },
  ],
  [
    { groupCategories: true, groupSimilar: false },
    { aisles: ['Produce', 'Dairy'], rows: ['onion 1', 'onions 2', 'milk 1 l'] },
  ],
  [
    { groupCategories: false, groupSimilar: true },
    { aisles: [], rows: ['onions 3 2 entries together', 'milk 1 l'] },
  ],
  [
    { groupCategories: false, groupSimilar: false },
    { aisles: [], rows: ['onion 1', 'milk 1 l', 'onions 2'] },
  ],
  [
    { groupCategories: false, groupSimilar: false, sortBy: 'createdAt' as const },
    { aisles: [], rows: ['onions 2', 'milk 1 l', 'onion 1'] },
  ],
  [
    { groupCategories: false, groupSimilar: true, sortBy: 'title' as const },
    { aisles: [], rows: ['milk 1 l', 'onions 3 2 entries together'] },
  ],
])('as the cook prefers it, %j', async (preferred, expected) => {
  await open(keeping(market()).answers, preferred)
  await screen.findByRole('checkbox', { name: /milk/ })
  expect(shown()).toEqual(expected)
})

test('a list is copied, put away and sent as text', async () => {
  const { list, answers } = keeping([item('2 lemons', { notes: 'the yellow ones' }), item('milk', { completed: true })])
  const copied: unknown[] = []
  const { user, host } = await open([
    ...answers,
    answer(createShoppingList, ({ body }) => {
      copied.push(body)
      return aListSummary({ id: otherId })
    }),
  ])
  const choose = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose('Send as text')
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toMatch(/is copied/))
  expect(await navigator.clipboard.readText()).toBe(`${list.title}\n\n- 2 lemons (the yellow ones)`)
  await choose('Put the list away')
  await waitFor(() => expect(host.happenings.requests.map(({ body }) => body)).toContainEqual({ archived: true }))
  await choose('Make a copy')
  await waitFor(() => expect(copied).toMatchObject([{ copyOf: listId, title: `${list.title} (copy)` }]))
  await waitFor(() => expect(host.happenings.paths.at(-1)).toBe(`/shopping-lists/${otherId}`))
})

describe('a row that is lifted', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(document, 'elementFromPoint')
  })

  const rest = () => act(() => jest.advanceTimersByTimeAsync(500))
  const aisles = () => within(screen.getByText('Put into another aisle').closest('div') ?? document.body)

  /** Says what is below the pointer: jsdom lays nothing out. */
  function under(element: () => Element) {
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: element })
  }

  /** A list with one row, whose gestures are understood. */
  async function openWith(...titles: readonly string[]) {
    const { list, answers } = keeping(titles.map((title) => item(title)))
    const shown = await open(answers)
    const row = await rowOf(/milk/)
    await waitFor(() => {
      point(row, 'pointerdown', 150, 10)
      point(row, 'pointermove', 180, 10)
      expect(row).toHaveAttribute('data-swipe')
    })
    point(row, 'pointercancel', 180, 10)
    return { ...shown, list, row }
  }

  test('goes with the finger to an aisle where nothing stands yet, and is found there from now on', async () => {
    const { list, row, host } = await openWith('milk')
    point(row, 'pointerdown', 150, 10)
    await rest()
    expect(row).toHaveAttribute('data-lifted')
    under(() => document.body)
    point(row, 'pointermove', 150, 60)
    await screen.findByText('Put into another aisle')
    const frozen = aisles().getByText('Frozen')
    under(() => frozen)
    point(row, 'pointermove', 150, 300)
    expect(frozen.closest('[data-aisle]')).toHaveAttribute('data-over')
    point(row, 'pointerup', 150, 300)
    await waitFor(() => expect(list.things).toEqual([{ title: 'milk', aisle: 'frozen', regular: false }]))
    expect(screen.queryByText('Put into another aisle')).not.toBeInTheDocument()
    expect(row).not.toHaveAttribute('data-lifted')
    expect(host.happenings.toasts.at(-1)?.message).toBe('milk: found in Frozen from now on')
    expect(screen.getByRole('checkbox', { name: /milk/ })).not.toBeChecked()
  })

  test('with a mouse goes at once', async () => {
    const { list, row } = await openWith('milk', 'apples')
    under(() => screen.getByRole('checkbox', { name: /apples/ }))
    point(row, 'pointerdown', 150, 10, 'mouse')
    point(row, 'pointermove', 150, 60, 'mouse')
    point(row, 'pointerup', 150, 60, 'mouse')
    await waitFor(() => expect(list.things).toMatchObject([{ title: 'milk', aisle: 'produce' }]))
  })

  test('takes along what was chosen with it', async () => {
    const { list, row, user } = await openWith('milk', 'butter', 'apples')
    point(row, 'pointerdown', 150, 10)
    await rest()
    point(row, 'pointerup', 150, 10)
    expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: /butter/ }))
    point(row, 'pointerdown', 150, 10)
    await rest()
    under(() => screen.getByRole('checkbox', { name: /apples/ }))
    point(row, 'pointermove', 150, 60)
    point(row, 'pointerup', 150, 60)
    await waitFor(() =>
      expect(list.things).toMatchObject([
        { title: 'milk', aisle: 'produce' },
        { title: 'butter', aisle: 'produce' },
      ]),
    )
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  })

  test.each<[string, PointerAct | 'Escape']>([
    ['a phone that takes the finger', 'pointercancel'],
    ['Escape', 'Escape'],
    ['a place that is no aisle', 'pointerup'],
  ])('stays where it was after %s', async (_how, end) => {
    const { list, row, user } = await openWith('milk')
    point(row, 'pointerdown', 150, 10)
    await rest()
    under(() => document.body)
    point(row, 'pointermove', 150, 60)
    await screen.findByText('Put into another aisle')
    if (end === 'Escape') await user.keyboard('{Escape}')
    else point(row, end, 150, 60)
    await waitFor(() => expect(screen.queryByText('Put into another aisle')).not.toBeInTheDocument())
    expect(row).not.toHaveAttribute('data-lifted')
    expect(list.things).toEqual([])
  })

  test('is not lifted by a finger that scrolls', async () => {
    const { row } = await openWith('milk')
    point(row, 'pointerdown', 150, 10)
    point(row, 'pointermove', 150, 40)
    await rest()
    expect(row).not.toHaveAttribute('data-lifted')
  })
})

test('axe finds nothing on the dialogs of a list', async () => {
  const { answers } = keeping([item('milk', { notes: 'fresh', image: aPhoto(idOf(72)) })])
  const { user } = await open([
    ...answers,
    answer(listFriends, () => ({ friends: [], incomingRequests: [], outgoingRequests: [] })),
    answer(listListInvitations, () => []),
  ])
  const found: string[] = []
  async function look(button: string, entry: string | null, name: string | RegExp) {
    await user.click(await screen.findByRole('button', { name: button }))
    if (entry !== null) await user.click(await screen.findByRole('menuitem', { name: entry }))
    const dialog = await screen.findByRole('dialog', { name })
    found.push(...(await axeFinds(dialog)).map((wrong) => `${name}: ${wrong}`))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
  await screen.findByRole('checkbox', { name: /milk/ })
  for (const entry of ['Rename the list', 'Aisles of this shop', 'How lists are shown'])
    await look('More', entry, entry)
  await look('More about milk', 'Change', 'Change the item')
  await look('More about milk', 'Put into another aisle', /Where is/)
  await look('More about milk', 'Put on another list', /another list/)
  await look('Photo of milk', null, 'milk')
  await look('People on this list', null, 'People on this list')
  expect(found).toEqual([])
})
