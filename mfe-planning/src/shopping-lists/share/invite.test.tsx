import { listFriends } from '@potluck/api/friends'
import { deleteInvitation } from '@potluck/api/invitations'
import { listKitchens } from '@potluck/api/kitchens'
import {
  acceptListInvitation,
  inviteToList,
  type ListInvitation,
  listListInvitations,
  previewListInvitation,
} from '@potluck/api/list-invitations'
import { getPantry } from '@potluck/api/pantry'
import { getShoppingList, listShoppingLists, listUsualThings } from '@potluck/api/shopping-lists'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { ada, aList, ben, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../../remote.tsx'

const list = aList({ id: idOf(31), title: 'Flat' })
const secret = 'AbCdEfGhIjKlMnOpQrStUv'
const anInvitation: ListInvitation = {
  id: idOf(1),
  usesLeft: 5,
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2026-11-08T12:00:00.000Z',
  list: { id: list.id, title: list.title },
}

const invited = (from = ben) =>
  answer(previewListInvitation, () => ({ from, list: { id: list.id, title: list.title } }))

async function show(path: string, answers: readonly Answer[], options: { readonly guest?: boolean } = {}) {
  const host = createTestHost({ answers, ...(options.guest && { session: { loggedIn: false, account: null } }) })
  const shown = await renderScreen(remote, path, { host })
  const sent = (endpoint: object) => host.happenings.requests.filter((request) => request.endpoint === endpoint)
  return { ...shown, host, sent }
}

test('the owner creates and revokes an invitation link to the list', async () => {
  const open: ListInvitation[] = []
  const { user, sent } = await show(`/shopping-lists/${list.id}`, [
    silent(listKitchens),
    silent(getPantry),
    answer(getShoppingList, () => list),
    answer(listUsualThings, () => []),
    answer(listFriends, () => ({ friends: [], incomingRequests: [], outgoingRequests: [] })),
    answer(listListInvitations, () => [...open]),
    answer(inviteToList, () => {
      open.push(anInvitation, { ...anInvitation, id: idOf(2), list: { id: idOf(99), title: 'Of another list' } })
      return { ...anInvitation, secret }
    }),
    answer(deleteInvitation, () => {
      open.length = 0
      return {}
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`#/shopping-lists/invitation/${secret}$`))
  expect(screen.getByText('For 5 more people')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Turn off link' }))
  await waitFor(() => expect(sent(deleteInvitation)).toMatchObject([{ params: { id: anInvitation.id } }]))
  // The link that was just shown opens nothing now.
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible()
})

test('an invitation link shows the owner of the list and joins it', async () => {
  const { user, sent, host } = await show(`/shopping-lists/invitation/${secret}`, [
    invited(),
    answer(acceptListInvitation, () => ({ listId: list.id })),
    answer(listShoppingLists, () => []),
    silent(getPantry),
    answer(getShoppingList, () => list),
    answer(listUsualThings, () => []),
  ])
  expect(await screen.findByRole('heading', { name: 'Flat' })).toBeVisible()
  expect(screen.getByText(/^Ben shared this shopping list/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Join list' }))
  await waitFor(() => expect(host.happenings.paths.at(-1)).toBe(`/shopping-lists/${list.id}`))
  expect(sent(acceptListInvitation)[0]?.body).toEqual({ secret })
})

test('an invitation link offers a guest to log in or register', async () => {
  await show(`/shopping-lists/invitation/${secret}`, [invited()], { guest: true })
  const ways = [
    await screen.findByRole('link', { name: 'Create an account' }),
    screen.getByRole('link', { name: 'I have an account' }),
  ]
  const [register = '', login = ''] = ways.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  expect(register).toContain(`redirect=/shopping-lists/${list.id}&invitation=${secret}`)
  expect(login).toContain(`redirect=/shopping-lists/invitation/${secret}`)
})

test('an own invitation link opens the list', async () => {
  await show(`/shopping-lists/invitation/${secret}`, [invited(ada)])
  expect(await screen.findByText(/link to your own list/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Join list' })).not.toBeInTheDocument()
})

test('an expired invitation link says so', async () => {
  await show(`/shopping-lists/invitation/${secret}`, [answer(previewListInvitation, () => new Refusal(412))])
  expect(await screen.findByText('This link no longer works')).toBeVisible()
})
