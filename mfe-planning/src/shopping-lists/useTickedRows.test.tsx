import {
  deleteShoppingListItems,
  getShoppingList,
  listShoppingLists,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { type Answer, answer, Refusal, type SeenRequest, silent } from '@potluck/testing/answers'
import { ada, ben, idOf } from '@potluck/testing/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { item, listId, openList, reference, serveList } from '../testing/served-list.ts'
import { keyStayMs, stayMs } from './useTickedRows.ts'

describe('a ticked row', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const basket = () => screen.queryByRole('region', { name: /In the basket/ })

  test('stays in place, then moves to the basket, where it can be unticked', async () => {
    const { list, answers } = serveList([item('milk'), item('soap')])
    const { user } = await openList(answers)
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

  test('ignores the second tap of a double tap', async () => {
    const { list, answers } = serveList([item('flour'), item('sugar')])
    const { user } = await openList(answers)
    const place = () => screen.getAllByRole('checkbox')[0] ?? document.body
    await screen.findByRole('checkbox', { name: /flour/ })
    await user.click(place())
    await user.click(place())
    await pass(stayMs)
    await waitFor(() => expect(list.items.map(({ completed }) => completed)).toEqual([true, false]))
  })

  test('moves only after the last tick of several', async () => {
    const { answers } = serveList([item('flour'), item('sugar')])
    const { user } = await openList(answers)
    await user.click(await screen.findByRole('checkbox', { name: /flour/ }))
    await pass(stayMs - 100)
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await pass(stayMs - 100)
    expect(basket()).not.toBeInTheDocument()
    await pass(200)
    expect(within(screen.getByRole('region', { name: /In the basket/ })).getAllByRole('checkbox')).toHaveLength(2)
  })

  test('passes its focus to the next row and offers undo after it moved', async () => {
    const { list, answers } = serveList([item('flour'), item('sugar')])
    const { user, host } = await openList(answers)
    const flour = await screen.findByRole('checkbox', { name: /flour/ })
    act(() => flour.focus())
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: /flour/ })).toHaveFocus()
    // A second press a moment later is meant for the same row.
    await pass(stayMs)
    expect(screen.getByRole('checkbox', { name: /flour/ })).toHaveFocus()
    await pass(keyStayMs - stayMs)
    expect(screen.getByRole('checkbox', { name: /sugar/ })).toHaveFocus()
    const [toast] = host.happenings.toasts
    expect(toast).toMatchObject({ message: 'In the basket: flour', action: { label: 'Undo' } })
    act(() => toast?.action?.run())
    await waitFor(() => expect(list.items[0]?.completed).toBe(false))
  })

  test('is removed alone by a double tap if a tap removes', async () => {
    const { list, answers } = serveList([item('flour'), item('sugar')])
    const { user } = await openList(answers, { preferDelete: true })
    await user.click(await screen.findByRole('checkbox', { name: /flour/ }))
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['sugar']))
    await pass(1_000)
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await waitFor(() => expect(list.items).toEqual([]))
  })

  test('several removals in a row share one toast and one undo', async () => {
    const { list, answers } = serveList([item('milk'), item('flour'), item('sugar')])
    const { user, host } = await openList(answers, { preferDelete: true })
    await user.click(await screen.findByRole('checkbox', { name: /flour/ }))
    await pass(1_000)
    await user.click(screen.getByRole('checkbox', { name: /sugar/ }))
    await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['milk']))
    const [first, second] = host.happenings.toasts
    expect(second).toMatchObject({ message: '2 items removed', kind: first?.kind, duration: 10_000 })
    act(() => second?.action?.run())
    await waitFor(() => expect(list.items.map(({ title }) => title).sort()).toEqual(['flour', 'milk', 'sugar']))
  })
})

test('a removed item comes back with undo', async () => {
  const { list, answers } = serveList([item('milk')])
  const { user, host } = await openList(answers)
  await user.click(await screen.findByRole('button', { name: 'More about milk' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(list.items).toEqual([]))
  const [toast] = host.happenings.toasts
  expect(toast).toMatchObject({ message: 'Removed: milk', action: { label: 'Undo' } })
  act(() => toast?.action?.run())
  expect(await screen.findByRole('checkbox', { name: /milk/ })).toBeVisible()
})

test('a tap removes a row with the setting “remove instead of ticking”', async () => {
  const { list, answers } = serveList([item('milk')])
  const { user, host } = await openList(answers, { preferDelete: true })
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  await waitFor(() => expect(list.items).toEqual([]))
  // It is at home now.
  const removed = host.happenings.requests.filter(({ endpoint }) => endpoint === deleteShoppingListItems)
  expect(removed.map(({ query }) => query.bought)).toEqual(['true'])
})

test('an item ticked by another member stays for a moment and names the member', async () => {
  const { list, answers } = serveList([item('milk'), item('soap')])
  const { host } = await openList(answers)
  await screen.findByRole('checkbox', { name: /milk/ })
  list.items = list.items.map((one) => ({ ...one, completed: one.title === 'milk' }))
  act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
  expect(await screen.findByRole('checkbox', { name: /milk checked off by Ben/ })).toBeChecked()
})

describe('names beside ticks', () => {
  const tickedBy = (title: string) => screen.getByRole('checkbox', { name: new RegExp(title) })

  test('the cook’s own tick after a change of another member has no name', async () => {
    const { list, answers } = serveList([item('milk'), item('butter'), item('soap')])
    const { user, host } = await openList(answers)
    await screen.findByRole('checkbox', { name: /milk/ })
    list.items = list.items.map((one) => ({ ...one, completed: one.title === 'milk' }))
    act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
    await screen.findByRole('checkbox', { name: /milk checked off by Ben/ })
    await user.click(tickedBy('butter'))
    expect(tickedBy('butter')).toBeChecked()
    expect(screen.queryByRole('checkbox', { name: /butter checked off by/ })).not.toBeInTheDocument()
  })

  test('a change of another list puts no name on ticks here', async () => {
    const { list, answers } = serveList([item('milk'), item('soap')])
    const { host } = await openList(answers)
    await screen.findByRole('checkbox', { name: /milk/ })
    list.items = list.items.map((one) => ({ ...one, completed: one.title === 'milk' }))
    const told = (shoppingListId: string, updatedBy: typeof ben) =>
      host.bus.emit('shoppingList:itemsUpdated', { shoppingListId, updatedBy, reference })
    act(() => {
      told(listId, { ...ben, id: ada.id, name: 'Ada' })
      told(idOf(78), ben)
    })
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked())
    expect(screen.queryByRole('checkbox', { name: /checked off by/ })).not.toBeInTheDocument()
  })

  test('each of several ticks that arrive together has the name of its own member', async () => {
    const { list, answers } = serveList([item('milk'), item('butter'), item('soap')])
    const [milk, butter] = list.items.map(({ id }) => id)
    const { host } = await openList(answers)
    await screen.findByRole('checkbox', { name: /milk/ })
    list.items = list.items.map((one) => ({ ...one, completed: one.title !== 'soap' }))
    const told = (updatedBy: typeof ben, ticked: string[]) =>
      host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy, reference, ticked })
    act(() => {
      told(ben, [milk ?? ''])
      told({ ...ben, id: idOf(77), name: 'Ruth' }, [butter ?? ''])
    })
    expect(await screen.findByRole('checkbox', { name: /milk checked off by Ben/ })).toBeChecked()
    expect(tickedBy('butter checked off by Ruth')).toBeChecked()
  })
})

test('a tick made offline is displayed and sent when the network is back', async () => {
  const { list, answers } = serveList([item('milk')])
  let offline = true
  const [reading, ...changing] = answers
  const lost = changing.map(({ endpoint, reply }) => ({
    endpoint,
    reply: (request: SeenRequest) => (offline ? Promise.reject(new TypeError('no network')) : reply(request)),
  }))
  const { user, host } = await openList([...(reading ? [reading] : []), ...lost])
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  expect(screen.getByText(/Keep this page open until your changes are sent/)).toBeVisible()
  act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
  expect(await screen.findByRole('region', { name: /In the basket/ })).toBeVisible()
  expect(list.items[0]?.completed).toBe(false)
  offline = false
  act(() => host.bus.emit('live:connected', {}))
  await waitFor(() => expect(list.items[0]?.completed).toBe(true))
  expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked()
  await waitFor(() => expect(screen.queryByText(/Leave this page open/)).not.toBeInTheDocument())
})

test('a refused tick is reverted and can be retried or dismissed', async () => {
  const { list, answers } = serveList([item('milk')])
  let refuses = true
  const stubborn = answers.map((one) =>
    one.endpoint === updateShoppingListItems
      ? answer(updateShoppingListItems, (request) => {
          if (refuses) return new Refusal(409)
          list.items = list.items.map((stored) => ({ ...stored, completed: true }))
          return { reference: String(request.params.id) }
        })
      : one,
  )
  const { user } = await openList(stubborn)
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('A change wasn’t saved:milk')
  expect(screen.getByRole('checkbox', { name: /milk/ })).not.toBeChecked()
  await user.click(within(note).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await user.click(screen.getByRole('checkbox', { name: /milk/ }))
  refuses = false
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /milk/ })).toBeChecked())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a tick that is confirmed after leaving the list is displayed when it opens again', async () => {
  const { answers } = serveList([item('milk')])
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
  const { user, host } = await openList([...slow, silent(listShoppingLists)])
  await user.click(await screen.findByRole('checkbox', { name: /milk/ }))
  act(() => host.navigate('/shopping-lists'))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /milk/ })).not.toBeInTheDocument())
  const applied = new Promise((resolve) => host.subscribe('changes:applied', resolve))
  apply()
  await applied
  act(() => host.navigate(`/shopping-lists/${listId}`))
  expect(await screen.findByRole('checkbox', { name: /milk/ })).toBeChecked()
  expect(reads).toBe(2)
})
