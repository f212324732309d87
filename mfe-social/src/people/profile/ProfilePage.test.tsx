import { listBlocked } from '@potluck/api/blocks'
import type { Person } from '@potluck/api/fields'
import { listFriends } from '@potluck/api/friends'
import { listThreads } from '@potluck/api/messages'
import { findByHandle } from '@potluck/api/people'
import { getProfileByHandle, type Profile } from '@potluck/api/profiles'
import { listShoppingLists, type ShoppingListSummary } from '@potluck/api/shopping-lists'
import { paths } from '@potluck/platform/paths'
import { answer, Refusal } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const id = (digit: number) => `0199a1b2-0000-7000-8000-00000000000${digit}`
const ada: Person = { id: id(1), name: 'Ada', handle: 'ada' }
const ben: Person = { id: id(2), name: 'Ben', handle: 'ben' }
const carl: Person = { id: id(3), name: 'Carl', handle: 'carl' }
const instant = '2020-03-01T10:00:00.000Z'

const thread = {
  otherUser: ben,
  messageCount: 1,
  unreadCount: 0,
  muted: false,
  latest: {
    id: id(5),
    body: 'See you on Sunday',
    fromUser: ben,
    toUser: ada,
    otherUser: ben,
    hasRecipe: false,
    recipe: null,
    originalRecipe: null,
    createdAt: instant,
  },
}

const list = (digit: number, title: string, collaborators: Person[]): ShoppingListSummary => ({
  id: id(digit),
  title,
  owner: ada,
  collaborators,
  itemCount: 3,
  archived: false,
  createdAt: instant,
  updatedAt: instant,
})

interface Kitchen {
  readonly friends?: readonly Person[]
  readonly threads?: readonly (typeof thread)[]
  readonly lists?: readonly ShoppingListSummary[]
}

const show = (person: Person, { friends = [ben], threads = [], lists = [] }: Kitchen = {}) => {
  const host = createTestHost({
    answers: [
      answer(findByHandle, ({ params }) => (params.handle === 'nobody' ? new Refusal(404) : person)),
      answer(listBlocked, () => []),
      answer(listFriends, () => ({
        friends: friends.map((otherUser) => ({ friendId: otherUser.id, otherUser })),
        incomingRequests: [],
        outgoingRequests: [],
      })),
      answer(listThreads, () => [...threads]),
      answer(listShoppingLists, () => [...lists]),
    ],
  })
  return renderScreen(remote, `/people/${person.handle}`, { host })
}

test('a friend’s profile leads to the conversation and to the lists that are shared with them', async () => {
  await show(ben, { threads: [thread], lists: [list(6, 'Market', [ben]), list(7, 'Birthday of Ben', [carl])] })
  const together = within(await screen.findByRole('list', { name: 'You and Ben' }))
  expect(await together.findByRole('link', { name: 'Market' })).toHaveAttribute('href', `#${paths.shoppingList(id(6))}`)
  expect(await together.findByText('See you on Sunday')).toBeVisible()
  expect(together.getByText('Shopping list · 3 things to buy')).toBeVisible()
  expect(together.queryByRole('link', { name: 'Birthday of Ben' })).not.toBeInTheDocument()
})

test('with nothing in common yet it says how to begin', async () => {
  await show(ben)
  expect(await screen.findByText(/Send Ben a dish with your first message/)).toBeVisible()
})

test('somebody else’s says what friends do, and shows nothing of theirs', async () => {
  await show(carl, { threads: [thread], lists: [list(6, 'Market', [ben])] })
  expect(await screen.findByText(/Friends send each other recipes/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add friend' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /You and/ })).not.toBeInTheDocument()
})

test('a handle that nobody has says so', async () => {
  await show({ ...carl, handle: 'nobody' })
  expect(await screen.findByText('There is no @nobody here')).toBeVisible()
})
