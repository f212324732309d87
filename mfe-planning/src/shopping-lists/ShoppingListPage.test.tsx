import { listFriends } from '@potluck/api/friends'
import { listListInvitations } from '@potluck/api/list-invitations'
import { addToPantry, removeFromPantry } from '@potluck/api/pantry'
import { addShoppingListItems, createShoppingList, updateShoppingListItems } from '@potluck/api/shopping-lists'
import { dayAfter, dayHere } from '@potluck/cooking/at-home'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal, silent } from '@potluck/testing/answers'
import { aListSummary, ben, idOf } from '@potluck/testing/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aPhoto, item, listId, openList, otherId, reference, serveList } from '../testing/served-list.ts'

test('the dialog edits an item', async () => {
  const { list, answers } = serveList([item('milk')])
  const { user } = await openList(answers)
  await user.click(await screen.findByRole('button', { name: 'More about milk' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const box = await screen.findByRole('textbox', { name: 'Item' })
  await user.clear(box)
  await user.type(box, '2 l milk')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'the cold one')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('checkbox', { name: /milk 2 l.*the cold one/ })).toBeVisible()
  await waitFor(() =>
    expect(list.items.map(({ title, notes }) => [title, notes])).toEqual([['2 l milk', 'the cold one']]),
  )
})

test('a merged row shows its amount if one of its items has none', async () => {
  await openList(serveList([item('milk'), item('3/8 cup milk')]).answers)
  expect(await screen.findByRole('checkbox', { name: /^milk (⅜|3\/8) cup, plus more/ })).toBeVisible()
})

test('selected items move to another list with their photos', async () => {
  const image = aPhoto(idOf(71))
  const { list, other, answers } = serveList([item('milk'), item('soap', { notes: 'green', image }), item('bread')])
  const { user, host } = await openList(answers)
  await screen.findByRole('checkbox', { name: /milk/ })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Select items' }))
  await user.click(screen.getByRole('checkbox', { name: /milk/ }))
  await user.click(screen.getByRole('checkbox', { name: /soap/ }))
  await user.click(await screen.findByRole('button', { name: 'Move to another list' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('combobox')).toHaveValue(otherId)
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['bread']))
  expect(other.items.map(({ title, image }) => [title, image?.id])).toEqual([
    ['milk', undefined],
    ['soap', image.id],
  ])
  expect(host.happenings.toasts.at(-1)?.message).toBe('2 items moved to the other list')
})

test('removing a recipe removes all its items', async () => {
  const recipe = { id: idOf(70), title: 'Soup' }
  const { list, answers } = serveList([item('leek', { recipe }), item('stock', { recipe }), item('soap')])
  const { user } = await openList(answers)
  await user.click(await screen.findByRole('button', { name: 'Show recipes' }))
  await user.click(await screen.findByRole('button', { name: 'Remove all items for Soup' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['soap']))
})

test.each([
  ['-createdAt', ['yeast', 'baking powder']],
  ['createdAt', ['baking powder', 'yeast']],
  ['title', ['baking powder', 'yeast']],
] as const)('sorted by %s, like things together and in aisles, an aisle reads %s', async (sortBy, titles) => {
  const older = item('baking powder', { createdAt: '2025-01-01T12:00:00.000Z' })
  await openList(serveList([item('yeast'), older]).answers, { sortBy })
  const aisle = await screen.findByRole('region', { name: 'Baking' })
  const shown = within(aisle).getAllByRole('checkbox')
  expect(shown.map((box) => box.closest('label')?.textContent)).toEqual(titles)
})

test('each item says who added it and when', async () => {
  const shown = { showAddedBy: true, showAddedOn: true }
  const today = new Date().toISOString()
  await openList(serveList([item('milk', { createdAt: today }), item('soap', { owner: ben })]).answers, shown)
  expect(await screen.findByRole('checkbox', { name: 'milk added by Ada · Today' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /soap added by Ben/ })).toBeVisible()
})

test('an item that is at home says so, and since when', async () => {
  const { answers, atHome } = serveList([item('2 l milk'), item('soap')])
  atHome.push(newPantryThing('milk', { since: dayAfter(dayHere(), -3) }))
  await openList(answers)
  // Once the browser is idle.
  const milk = { name: 'milk 2 l At home, bought 3 days ago' }
  expect(await screen.findByRole('checkbox', milk, { timeout: 4_000 })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'soap' })).toBeVisible()
})

test('same items are merged into one row with their sum, which opens to its items', async () => {
  const { answers } = serveList([item('2 lemons'), item('1 lemon')])
  const { user } = await openList(answers)
  expect(await screen.findByRole('checkbox', { name: /lemons? 3/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Show the items/ }))
  expect(screen.getByRole('checkbox', { name: /lemons 2/ })).toBeVisible()
})

test('a change by a collaborator appears live', async () => {
  const { list, answers } = serveList([item('milk')])
  const { host } = await openList(answers)
  await screen.findByRole('checkbox', { name: /milk/ })
  list.items.push(item('eggs', { owner: ben }))
  act(() => host.bus.emit('shoppingList:itemsUpdated', { shoppingListId: listId, updatedBy: ben, reference }))
  expect(await screen.findByRole('checkbox', { name: /eggs/ })).toBeVisible()
})

test('a list can be copied and sent as text', async () => {
  const { list, answers } = serveList([
    item('2 lemons', { notes: 'the yellow ones' }),
    item('milk', { completed: true }),
  ])
  const copied: unknown[] = []
  const { user, host } = await openList([
    ...answers,
    silent(listFriends),
    silent(listListInvitations),
    answer(createShoppingList, ({ body }) => {
      copied.push(body)
      return aListSummary({ id: otherId })
    }),
  ])
  const choose = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Send as text' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toMatch(/List copied/))
  expect(await navigator.clipboard.readText()).toBe(`${list.title}\n\n- 2 lemons (the yellow ones)`)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await choose('Duplicate')
  await waitFor(() => expect(copied).toMatchObject([{ copyOf: listId, title: `${list.title} (copy)` }]))
  await waitFor(() => expect(host.happenings.paths.at(-1)).toBe(`/shopping-lists/${otherId}`))
})

test('the dialogs of a list pass axe', async () => {
  const { answers } = serveList([item('milk', { notes: 'fresh', image: aPhoto(idOf(72)) })])
  const { user } = await openList([
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
  for (const entry of ['Rename list', 'Aisles in this store', 'View options']) await look('More', entry, entry)
  await look('More about milk', 'Edit', 'Edit item')
  await look('More about milk', 'Move to another aisle', /Where is/)
  await look('More about milk', 'Move to another list', /another list/)
  await look('Photo of milk', null, 'milk')
  await look('Share', null, 'Share')
  expect(found).toEqual([])
})

test('"Always at home" removes an item and leaves it out later; undo reverts both', async () => {
  const { list, answers } = serveList([item('1 tsp salt'), item('milk')])
  const stored = new Set<string>()
  const { user, host } = await openList([
    ...answers,
    answer(addToPantry, ({ body }) => {
      const { title } = addToPantry.body.parse(body)
      stored.add('salt')
      return { key: 'salt', title }
    }),
    answer(removeFromPantry, ({ params }) => {
      stored.delete(String(params.key))
      return {}
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'More about 1 tsp salt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Always at home' }))
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['milk']))
  expect([...stored]).toEqual(['salt'])
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(list.items.map(({ title }) => title).sort()).toEqual(['1 tsp salt', 'milk']))
  await waitFor(() => expect([...stored]).toEqual([]))
})

test('an item that cannot be added to the pantry stays on the list with a message', async () => {
  const { list, answers } = serveList([item('salt')])
  const { user, host } = await openList([...answers, answer(addToPantry, () => new Refusal(503))])
  await user.click(await screen.findByRole('button', { name: 'More about salt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Always at home' }))
  await waitFor(() => expect(host.happenings.failureToasts).toHaveLength(1))
  expect(list.items).toHaveLength(1)
})

test('an edit conflict shows both versions of an item', async () => {
  const { list, answers } = serveList([item('2 lemons')])
  const [lemons] = list.items
  const sent: unknown[] = []
  const { user } = await openList([
    answer(updateShoppingListItems, ({ body }) => {
      sent.push(body)
      const { title = '', replaces } = updateShoppingListItems.body.parse(body)
      if (replaces?.title !== list.items[0]?.title) return new Refusal(409, 'changed')
      list.items = list.items.map((one) => ({ ...one, title }))
      return { reference }
    }),
    ...answers,
  ])
  await user.click(await screen.findByRole('button', { name: 'More about 2 lemons' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: 'Item' })
  await user.clear(field)
  // Meanwhile, on another phone.
  list.items = [{ ...(lemons ?? item('')), title: '6 lemons' }]
  await user.type(field, '4 lemons, organic{Enter}')
  expect(await screen.findByText('On the list: 6 lemons')).toBeVisible()
  expect(screen.getByText('You wrote: 4 lemons, organic')).toBeVisible()
  expect(sent).toEqual([{ title: '4 lemons, organic', replaces: { title: '2 lemons' } }])
  expect(await screen.findByRole('checkbox', { name: 'lemons 6' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use mine' }))
  expect(await screen.findByRole('checkbox', { name: /lemons 4/ })).toBeVisible()
  expect(screen.queryByText(/You wrote/)).not.toBeInTheDocument()
  await waitFor(() => expect(list.items.map(({ title }) => title)).toEqual(['4 lemons, organic']))
})

test('an item that a full list refuses says why and can move to another list', async () => {
  const { other, answers } = serveList([item('milk')])
  const full = answer(addShoppingListItems, ({ params, body }) => {
    if (params.id !== otherId) return new Refusal(409, 'list-full')
    other.items.push(...addShoppingListItems.body.parse(body).items.map(({ title }) => item(title)))
    return { reference }
  })
  const { user } = await openList([full, ...answers])
  const long = `${'very '.repeat(90)}long`
  await user.click(await screen.findByRole('combobox', { name: 'Add to the list' }))
  await user.paste(long)
  await user.keyboard('{Enter}')
  const note = await screen.findByRole('alert')
  expect(note).toHaveTextContent('There’s no room for more.')
  expect(note.textContent?.length).toBeLessThan(450)
  await user.click(within(note).getByRole('button', { name: 'Move to another list' }))
  await user.click(await screen.findByRole('button', { name: 'Move' }))
  await waitFor(() => expect(other.items.map(({ title }) => title)).toEqual([long]))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
