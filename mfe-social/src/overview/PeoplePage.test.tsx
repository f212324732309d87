import { blockPerson, listBlocked, unblockPerson } from '@potluck/api/blocks'
import type { Person } from '@potluck/api/fields'
import {
  addFriend,
  type Friends,
  inviteByEmail,
  inviteFriends,
  listEmailInvitations,
  listFriendInvitations,
  listFriends,
  removeFriend,
  withdrawEmailInvitation,
} from '@potluck/api/friends'
import { type Invitation, listInvitations } from '@potluck/api/invitations'
import { wordOf } from '@potluck/api/kitchen-roles'
import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { listMealPlans, type MealPlanSummary } from '@potluck/api/meal-plans'
import { findByEmail, findByHandle } from '@potluck/api/people'
import { listProfileItems, type ProfileItem, saveProfileItems } from '@potluck/api/profile-items'
import { listShoppingLists, type ShoppingListSummary } from '@potluck/api/shopping-lists'
import { paths } from '@potluck/platform/paths'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { ada, ben, carl, dora, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aKitchen, aMember } from '../kitchens/testing/a-kitchen.ts'
import remote from '../remote.tsx'

const those = (...people: Person[]) => people.map((otherUser) => ({ friendId: otherUser.id, otherUser }))

const list = (title: string, owner: Person, collaborators: Person[]): ShoppingListSummary => ({
  id: idOf(7),
  title,
  owner,
  collaborators,
  kitchen: null,
  itemCount: 3,
  archived: false,
  createdAt: '2020-03-01T10:00:00.000Z',
  updatedAt: '2020-03-01T10:00:00.000Z',
})

const plan = (title: string, owner: Person, collaborators: Person[]): MealPlanSummary => ({
  id: idOf(9),
  title,
  owner,
  collaborators,
  kitchen: null,
  itemCount: 3,
  createdAt: '2020-03-01T10:00:00.000Z',
  updatedAt: '2020-03-01T10:00:00.000Z',
})

/** The People page of a server on which Ben is a friend, Carl asked, and Dora was asked. */
interface Settings {
  readonly confirms?: boolean
  readonly refuse?: boolean
  readonly kitchens?: readonly Kitchen[]
}

async function showPeople(settings: Settings = {}) {
  const friends: Friends = {
    friends: those(ben),
    incomingRequests: those(carl),
    outgoingRequests: those(dora),
  }
  const change = () => (settings.refuse ? new Refusal(500) : {})
  const blocked: Person[] = []
  const asked: string[] = []
  const invitations: Invitation[] = []
  const shown: ProfileItem[] = []
  const host = createTestHost({
    confirms: settings.confirms ?? true,
    answers: [
      answer(listFriends, () => friends),
      answer(addFriend, change),
      answer(removeFriend, ({ params }) => {
        if (settings.refuse) return new Refusal(500)
        friends.friends = friends.friends.filter(({ friendId }) => friendId !== params.id)
        return { kitchens: [] }
      }),
      answer(listKitchens, () => ({ kitchens: [...(settings.kitchens ?? [])], invitations: [] })),
      answer(listBlocked, () => blocked),
      answer(blockPerson, ({ params }) => {
        blocked.push(params.id === carl.id ? carl : ben)
        return { kitchens: [] }
      }),
      answer(unblockPerson, () => {
        blocked.length = 0
        return {}
      }),
      answer(listShoppingLists, () => [list('Market', ben, [ada]), list('Fair', dora, [ada, ben])]),
      answer(listMealPlans, () => [plan('Week', ada, [ben]), plan('Fair week', dora, [ada, ben])]),
      answer(findByEmail, ({ query }) =>
        query.email === 'eve@example.com' ? { ...dora, name: 'Eve' } : new Refusal(404),
      ),
      answer(listEmailInvitations, () => asked.map((email) => ({ email, createdAt: '2020-03-01T10:00:00.000Z' }))),
      answer(inviteByEmail, ({ body }) => {
        asked.push(inviteByEmail.body.parse(body).email)
        return {}
      }),
      answer(withdrawEmailInvitation, () => {
        asked.length = 0
        return {}
      }),
      answer(listFriendInvitations, () => invitations),
      answer(listInvitations, () => ({ needed: false, invitations: [] })),
      answer(listProfileItems, () => shown),
      answer(saveProfileItems, ({ body }) => {
        const { items } = saveProfileItems.body.parse(body)
        shown.length = 0
        for (const { kind, visibility } of items)
          shown.push({ id: idOf(11), kind, visibility, label: null, recipe: null })
        return shown
      }),
      answer(inviteFriends, () => ({
        id: idOf(8),
        usesLeft: 5,
        createdAt: '2020-03-01T10:00:00.000Z',
        expiresAt: '2020-03-15T10:00:00.000Z',
        secret: 's3cret',
      })),
      answer(findByHandle, ({ query }) => (query.handle === 'ben' ? ben : new Refusal(404))),
    ],
  })
  const rendered = await renderScreen(remote, '/people', { host })
  const changes = () =>
    host.happenings.requests
      .filter(({ endpoint }) => endpoint.path === addFriend.path)
      .map(({ endpoint, params }) => [endpoint.method, params.id])
  return { ...rendered, changes, invitations }
}

const theList = (name: string) => within(screen.getByRole('list', { name }))

test('friends and requests are separate lists with actions', async () => {
  await showPeople()
  await screen.findByRole('list', { name: 'Friends' })
  expect(theList('Friends').getByRole('link', { name: 'Ben' })).toHaveAttribute('href', `#${paths.profile('ben')}`)
  expect(theList('Friends').getByRole('link', { name: 'Write to Ben' })).toHaveAttribute(
    'href',
    `#${paths.thread(ben.id)}`,
  )
  expect(theList('Friend requests').getByRole('button', { name: 'Accept' })).toBeVisible()
  expect(theList('Sent requests').getByRole('button', { name: 'Withdraw' })).toBeVisible()
})

test('messages are one tap away', async () => {
  await showPeople()
  expect(await screen.findByRole('link', { name: 'Messages' })).toHaveAttribute('href', `#${paths.messages()}`)
})

test('accepting shows the friend at once and tells the server', async () => {
  const { user, changes, host } = await showPeople()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(changes()).toEqual([['POST', carl.id]])
  await waitFor(() => expect(host.happenings.toasts).toMatchObject([{ message: 'You and Carl are now friends' }]))
})

test('a refused change is reverted with a message', async () => {
  const { user, host } = await showPeople({ refuse: true })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(host.happenings.toasts).toMatchObject([{ tone: 'problem' }]))
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
  expect(host.happenings.failureToasts).toEqual([])
})

test('withdrawing can be undone by asking again', async () => {
  const { user, changes, host } = await showPeople()
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  act(() => host.happenings.toasts[0]?.action?.run())
  await waitFor(() =>
    expect(changes()).toEqual([
      ['DELETE', dora.id],
      ['POST', dora.id],
    ]),
  )
})

test('ignoring hides a request, and undo restores it before anything is sent', async () => {
  const { user, changes, host } = await showPeople()
  await user.click(await screen.findByRole('button', { name: 'Ignore' }))
  expect(screen.queryByText('Carl')).not.toBeInTheDocument()
  act(() => host.happenings.toasts[0]?.action?.run())
  expect(screen.getByText('Carl')).toBeVisible()
  expect(changes()).toEqual([])
})

async function openUnfriendDialog(user: Awaited<ReturnType<typeof showPeople>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More about Ben' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove friend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ben as a friend?' }))
  await dialog.findByRole('checkbox', { name: /Market/ })
  return dialog
}

test('unfriending can be cancelled', async () => {
  const { user, changes } = await showPeople()
  const dialog = await openUnfriendDialog(user)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(changes()).toEqual([])
})

test('who is parted from reads which kitchens stay in common, and that open invitations into others end', async () => {
  const asked = { person: carl, from: ada, role: wordOf('cook'), createdAt: '2026-03-01T12:00:00.000Z' }
  const kitchens = [
    aKitchen({ name: 'Home' }),
    aKitchen({ id: idOf(41), name: 'Club', members: [aMember(ada, 'owner')], invited: [asked] }),
  ]
  const { user, host } = await showPeople({ kitchens })
  const dialog = await openUnfriendDialog(user)
  expect(await dialog.findByText(/^You’re both still in “Home”. To change that/)).toBeVisible()
  expect(dialog.queryByText(/^Open household invitations/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'More about Carl' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
  await waitFor(() => expect(host.happenings.confirmations).toHaveLength(1))
  const [{ message } = { message: '' }] = host.happenings.confirmations
  expect(message).toContain('Open household invitations between you are withdrawn.')
  expect(message).toContain('you leave each other’s shopping lists and meal plans.')
  expect(message).not.toContain('You both stay')
})

test.each([
  ['all ticked', [], `${idOf(7)},${idOf(9)}`],
  ['the list unticked', [/Market/], idOf(9)],
  ['everything unticked', [/Market/, /Week/], undefined],
])('unfriending names the lists and plans of the two and ends the ticked ones: %s', async (_which, unticked, ended) => {
  const { user, host } = await showPeople()
  const dialog = await openUnfriendDialog(user)
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  for (const name of unticked) await user.click(dialog.getByRole('checkbox', { name }))
  await user.click(dialog.getByRole('button', { name: 'Remove friend' }))
  const removals = host.happenings.requests.filter(({ endpoint }) => endpoint === removeFriend)
  expect(removals).toMatchObject([{ params: { id: ben.id } }])
  expect(removals[0]?.query?.sharedIds).toBe(ended)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['an e-mail', 'eve@example.com', 'Eve'],
  ['a handle', '@Ben', 'Ben'],
])('a person is found by %s', async (_how, typed, name) => {
  const { user } = await showPeople()
  await user.type(screen.getByRole('textbox', { name: /Find a friend/ }), `${typed}{Enter}`)
  const found = within(screen.getByRole('status', { name: '' }))
  expect(await found.findByRole('heading', { name })).toBeVisible()
})

test('a search for people without results says what to try', async () => {
  const { user, host } = await showPeople()
  await user.type(screen.getByRole('textbox', { name: /Find a friend/ }), 'nobody{Enter}')
  expect(await screen.findByText('No one here is called “nobody”')).toBeVisible()
  expect(host.happenings.failureToasts).toEqual([])
})

test('an unknown e-mail address can be invited, and the invitation withdrawn', async () => {
  const { user, host } = await showPeople()
  await user.type(screen.getByRole('textbox', { name: /Find a friend/ }), 'fay@example.com{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Your request is waiting there')).toBeVisible()
  const asked = within(await screen.findByRole('list', { name: 'Requests by email' }))
  await user.click(asked.getByRole('button', { name: 'Withdraw request to fay@example.com' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests by email' })).not.toBeInTheDocument())
  expect(host.happenings.failureToasts).toEqual([])
})

test('an invitation has a link and a QR code', async () => {
  const { user } = await showPeople()
  await user.click(screen.getByRole('button', { name: 'Invite by link or code' }))
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  expect(await screen.findByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toContain('#/people/invitation/s3cret')
})

test('the dialog of invitations shows all recipes to friends by a switch, and hides them again', async () => {
  const { user, host } = await showPeople()
  await user.click(screen.getByRole('button', { name: 'Invite by link or code' }))
  const toggle = await screen.findByRole('switch', { name: /Friends see all my recipes/ })
  const saved = () =>
    host.happenings.requests.filter(({ endpoint }) => endpoint === saveProfileItems).map(({ body }) => body)
  await user.click(toggle)
  await waitFor(() => expect(toggle).toBeChecked())
  await user.click(toggle)
  await waitFor(() => expect(toggle).not.toBeChecked())
  expect(saved()).toEqual([{ items: [{ kind: 'all', visibility: 'friends' }] }, { items: [] }])
})

test('the dialog of invitations counts down when somebody joins', async () => {
  const { user, host, invitations } = await showPeople()
  const times = { createdAt: '2020-03-01T10:00:00.000Z', expiresAt: '2020-03-15T10:00:00.000Z' }
  invitations.push({ id: idOf(8), usesLeft: 5, ...times })
  await user.click(screen.getByRole('button', { name: 'Invite by link or code' }))
  await screen.findByText('For 5 more people')
  invitations[0] = { id: idOf(8), usesLeft: 4, ...times }
  act(() => host.bus.emit('friends:updated', { otherUser: carl }))
  expect(await screen.findByText('For 4 more people')).toBeVisible()
})

test('a change on another device appears live', async () => {
  const { host } = await showPeople()
  await screen.findByText('Carl')
  const before = host.happenings.requests.length
  act(() => host.bus.emit('friends:updated', { otherUser: carl }))
  const asked = () => host.happenings.requests.slice(before).map(({ endpoint }) => endpoint)
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([listFriends, listBlocked])))
})

test('a person is blocked from their request, listed as blocked and unblocked there', async () => {
  const { user, host } = await showPeople()
  await user.click(await screen.findByRole('button', { name: 'More about Carl' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
  expect(host.happenings.confirmations).toMatchObject([{ title: 'Block Carl?', destructive: true }])
  const blocked = within(await screen.findByRole('list', { name: 'Blocked' }))
  expect(blocked.getByText('Carl')).toBeVisible()
  await user.click(blocked.getByRole('button', { name: 'Unblock Carl' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Blocked' })).not.toBeInTheDocument())
  expect(host.happenings.toasts).toMatchObject([{ message: 'Carl is blocked' }, { message: 'Carl is unblocked' }])
})

test('blocking can be cancelled', async () => {
  const { user, host } = await showPeople({ confirms: false })
  await user.click(await screen.findByRole('button', { name: 'More about Ben' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
  expect(host.happenings.requests.filter(({ endpoint }) => endpoint === blockPerson)).toEqual([])
})

test('the dialog of invitations passes axe and works by keyboard', async () => {
  const { user } = await showPeople()
  const opener = await screen.findByRole('button', { name: 'Invite by link or code' })
  opener.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Invite friends' })
  const make = await within(dialog).findByRole('button', { name: 'Create link' })
  expect(await axeFinds(dialog)).toEqual([])
  make.focus()
  await user.keyboard('{Enter}')
  await within(dialog).findByRole('img', { name: 'The link as a QR code' })
  expect(within(dialog).getByRole('button', { name: 'Copy link' })).toHaveFocus()
  expect(await axeFinds(dialog)).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(opener).toHaveFocus()
})

test('people, their menus and blocked people pass axe', async () => {
  const { user } = await showPeople()
  const more = await screen.findByRole('button', { name: 'More about Carl' })
  more.focus()
  await user.keyboard('{Enter}')
  expect(await axeFinds(await screen.findByRole('menu'))).toEqual([])
  await user.keyboard('{End}')
  expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await screen.findByRole('list', { name: 'Blocked' })
  expect(await axeFinds(document.body)).toEqual([])
})
