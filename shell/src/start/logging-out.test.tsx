import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { changeOf } from '@potluck/platform/changes'
import { idOf } from '@potluck/testing/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'

const listId = idOf(31)

const milk = changeOf(
  addShoppingListItems,
  { params: { id: listId }, body: { items: [{ title: 'milk' }] } },
  { scope: 'list', path: '/shopping-lists' },
)

test('logging out asks first while changes are queued, and deletes them', async () => {
  const { shell, user } = await renderShell({ path: '/list', token: 'token' })
  act(() => shell.host.changes.add(milk))
  const waiting = () => shell.host.changes.of('list').get().changes

  act(() => void shell.host.logOut())
  const question = await screen.findByRole('dialog', { name: 'Log out before everything is saved?' })
  expect(question).toHaveTextContent('One change isn’t saved yet.')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(shell.host.session.get().loggedIn).toBe(true)
  expect(waiting()).toHaveLength(1)

  act(() => void shell.host.logOut())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(shell.host.session.get().loggedIn).toBe(false))
  expect(waiting()).toEqual([])
})

test('a member who agreed to lose queued changes is not asked again', async () => {
  const { shell } = await renderShell({ path: '/list', token: 'token' })
  act(() => shell.host.changes.add(milk))
  act(() => void shell.host.logOut({ isAgreed: true }))
  await waitFor(() => expect(shell.host.session.get().loggedIn).toBe(false))
  expect(shell.host.changes.of('list').get().changes).toEqual([])
})

test('a guest is asked to log in', async () => {
  const { shell } = await renderShell({ path: '/about' })
  act(() => shell.host.changes.add(milk))
  expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeVisible()
  expect(shell.host.changes.of('list').get().changes).toEqual([])
})
