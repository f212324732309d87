import { deleteShoppingList, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { restoreThing } from '@potluck/api/trash'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { ada, ben } from '@potluck/testing/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { item, listId, openList, reference, serveList } from '../testing/served-list.ts'

test('deleting an own list opens all lists and can be undone', async () => {
  const { answers } = serveList([item('milk')])
  const restored: unknown[] = []
  const { user, host, path } = await openList([
    ...answers,
    silent(listShoppingLists),
    answer(restoreThing, ({ params }) => {
      restored.push(params)
      return {}
    }),
    answer(deleteShoppingList, () => {
      host.bus.emit('shoppingList:removed', { shoppingListId: listId, updatedBy: ada })
      return {}
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete list' }))
  await waitFor(() => expect(path()).toBe('/shopping-lists'))
  expect(host.happenings.confirmations).toEqual([])
  expect(host.happenings.toasts).toMatchObject([{ message: '“Market” moved to the trash', action: { label: 'Undo' } }])
  act(() => host.happenings.toasts[0]?.action?.run())
  await waitFor(() => expect(restored).toEqual([{ kind: 'lists', id: listId }]))
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === getShoppingList)).toHaveLength(1)
})

test('a list that another member deletes closes and names who deleted it', async () => {
  const { host, path } = await openList([...serveList([item('milk')]).answers, silent(listShoppingLists)])
  await screen.findByRole('checkbox', { name: /milk/ })
  act(() => host.bus.emit('shoppingList:removed', { shoppingListId: reference, updatedBy: ben }))
  expect(path()).toBe(`/shopping-lists/${listId}`)
  act(() => host.bus.emit('shoppingList:removed', { shoppingListId: listId, updatedBy: ben }))
  await waitFor(() => expect(path()).toBe('/shopping-lists'))
  expect(host.happenings.toasts).toMatchObject([
    { message: expect.stringContaining('Ben deleted “Market” or stopped') },
  ])
})

test('a tick on a deleted list says so and offers no retry', async () => {
  const { answers } = serveList([item('milk')])
  let gone = false
  const vanishing = answers.map(
    ({ endpoint, reply }): Answer => ({
      endpoint,
      reply: (request) => (gone ? new Refusal(404) : reply(request)),
    }),
  )
  const { user } = await openList(vanishing)
  await screen.findByRole('checkbox', { name: /milk/ })
  gone = true
  await user.click(screen.getByRole('checkbox', { name: /milk/ }))
  expect(await screen.findByText('This list isn’t here anymore.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test.each([404, 400])('a list that does not exist (%i) says so and links to all lists', async (status) => {
  await openList([answer(getShoppingList, () => new Refusal(status))])
  expect(await screen.findByText('This list isn’t here anymore.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Shopping lists' })).not.toHaveLength(0)
})
