import { createApiClient } from '@potluck/api/client'
import { listFriends } from '@potluck/api/friends'
import { countRecipes } from '@potluck/api/recipes'
import { createBus } from '@potluck/platform/bus'
import { createStore } from '@potluck/platform/store'
import { answer, answering, Refusal } from '@potluck/testing/answers'
import { type Badges, noBadges } from '../host/badges.ts'
import { ada } from '../testing/account.ts'
import { keepBadges } from './keep-badges.ts'

const base = 'http://potluck.test/api/'
const ben = { id: '0199a1b2-0000-7000-8000-000000000002', name: 'Ben', handle: null }
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

function start() {
  const server = { inbox: 1, requests: 1, refuses: false }
  const network = answering(
    base,
    answer(countRecipes, () => (server.refuses ? new Refusal(401) : { count: server.inbox })),
    answer(listFriends, () => ({
      friends: [],
      outgoingRequests: [],
      incomingRequests: Array.from({ length: server.requests }, () => ({ friendId: ben.id, otherUser: ben })),
    })),
  )
  const bus = createBus(() => {})
  const badges = createStore<Badges>(noBadges)
  const told = jest.fn()
  const api = createApiClient({ base, token: () => 'token', fetch: network.fetch, onToast: told, onUnauthorized: told })
  return { server, bus, badges, told, requests: network.requests, stop: keepBadges(api, bus, badges) }
}

const message = {
  id: ada.id,
  body: 'Try this',
  otherUser: ben,
  fromUser: ben,
  toUser: { id: ada.id, name: 'Ada', handle: 'ada' },
  recipe: null,
}

test('the badges count inbox recipes and open requests', async () => {
  const { badges, requests } = start()
  await settled()
  expect(badges.get()).toEqual({ inbox: 1, friendRequests: 1 })
  expect(requests.map(({ query }) => query.folder)).toContain('inbox')
})

test.each([
  [
    'recipe:updated',
    (bus: ReturnType<typeof start>['bus']) => bus.emit('recipe:updated', { recipeId: 'r', change: 'saved' }),
    true,
    false,
  ],
  ['messages:new', (bus: ReturnType<typeof start>['bus']) => bus.emit('messages:new', message), true, false],
  [
    'friends:updated',
    (bus: ReturnType<typeof start>['bus']) => bus.emit('friends:updated', { otherUser: ben }),
    false,
    true,
  ],
  ['auth', (bus: ReturnType<typeof start>['bus']) => bus.emit('auth', { loggedIn: true }), true, true],
  ['live:connected', (bus: ReturnType<typeof start>['bus']) => bus.emit('live:connected', {}), true, true],
])('after %s they are counted again', async (_, happen, inboxChanges, requestsChange) => {
  const { server, bus, badges } = start()
  await settled()
  server.inbox = 5
  server.requests = 2
  happen(bus)
  await settled()
  expect(badges.get()).toEqual({ inbox: inboxChanges ? 5 : 1, friendRequests: requestsChange ? 2 : 1 })
})

test('a refused count keeps the last one and bothers nobody', async () => {
  const { server, bus, badges, told } = start()
  await settled()
  server.refuses = true
  bus.emit('live:connected', {})
  await settled()
  expect(badges.get().inbox).toBe(1)
  expect(told).not.toHaveBeenCalled()
})

test('when the session ends the badges are empty and stay so', async () => {
  const { bus, badges, requests, stop } = start()
  await settled()
  stop()
  const before = requests.length
  bus.emit('live:connected', {})
  await settled()
  expect(badges.get()).toEqual(noBadges)
  expect(requests).toHaveLength(before)
})
