/** @page */
import { listFriends } from '@potluck/api/friends'
import { wordOf } from '@potluck/api/kitchen-roles'
import { listKitchens } from '@potluck/api/kitchens'
import { listMessages, listThreads, type Thread } from '@potluck/api/messages'
import { getPerson } from '@potluck/api/people'
import { wordsOf } from '@potluck/platform/remote'
import { answer } from '@potluck/testing/answers'
import { ada, aMessage, ben, idOf } from '@potluck/testing/fixtures'
import { createTestHost, type TestHostSettings } from '@potluck/testing/test-host'
import { createTestWords } from '@potluck/testing/words'
import { waitFor } from '@testing-library/dom'
import { background } from './background.ts'
import remote from './remote.tsx'

const thread = (unreadCount: number): Thread => ({
  otherUser: ben,
  messageCount: 9,
  unreadCount,
  muted: false,
  latest: aMessage({ body: 'Try this' }),
})

const kitchen = { id: idOf(40), name: 'Our kitchen' }
const createdAt = '2026-03-01T12:00:00.000Z'

const message = aMessage({ body: 'Try this' })

function start(partial: TestHostSettings['partial'] = {}) {
  const server = { requests: 1, unread: [2, 0, 1], muted: false, friends: [ada], kitchens: 0 }
  const host = createTestHost({
    partial,
    answers: [
      answer(listFriends, () => ({
        friends: server.friends.map((otherUser) => ({ friendId: otherUser.id, otherUser })),
        outgoingRequests: [],
        incomingRequests: Array.from({ length: server.requests }, () => ({ friendId: ben.id, otherUser: ben })),
      })),
      answer(listKitchens, () => ({
        kitchens: [],
        invitations: Array.from({ length: server.kitchens }, () => ({
          kitchen,
          from: ben,
          role: wordOf('cook'),
          createdAt,
        })),
      })),
      answer(getPerson, () => ben),
      answer(listMessages, () => []),
      answer(listThreads, () =>
        // The busiest sender is muted.
        server.unread.map((unread) => ({ ...thread(unread), muted: server.muted && unread === 2 })),
      ),
    ],
  })
  const words = createTestWords(remote.id, wordsOf(remote), 'en-us')
  const stop = background({ host, t: (key, values) => words.t(key, { ns: remote.id, ...values }) })
  return { server, host, stop }
}

test('a new message is announced for 7 seconds, and View opens the conversation', () => {
  const { host } = start()
  host.bus.emit('messages:new', message)
  const [toast] = host.happenings.toasts
  expect(toast).toMatchObject({ message: 'New message from Ben', duration: 7_000, action: { label: 'View' } })
  toast?.action?.run()
  expect(host.happenings.paths).toEqual([`/messages/${ben.id}`])
})

test('a person without a name is announced by handle', () => {
  const { host } = start()
  host.bus.emit('messages:new', { ...message, otherUser: { ...ben, name: '' } })
  expect(host.happenings.toasts).toMatchObject([{ message: 'New message from ben' }])
})

test.each(['/messages', `/messages/${ben.id}`])('a message is not announced at %s', (path) => {
  const { host } = start({ path: () => path })
  host.bus.emit('messages:new', message)
  expect(host.happenings.toasts).toEqual([])
})

test('the menu counts friend requests and updates the count', async () => {
  const { server, host } = start()
  await waitFor(() => expect(host.happenings.badges.get('people')).toBe(1))
  server.requests = 2
  host.bus.emit('friends:updated', { otherUser: ben })
  await waitFor(() => expect(host.happenings.badges.get('people')).toBe(2))
})

test('a message with a recipe is announced by the title of the recipe', () => {
  const { host } = start()
  host.bus.emit('messages:new', { ...message, recipe: { id: ada.id, title: 'Lentil soup', image: null } })
  expect(host.happenings.toasts).toMatchObject([{ message: 'Ben sent you “Lentil soup”' }])
})

test('the menu counts unread messages and updates after a new message or a reading on any device', async () => {
  const { server, host } = start()
  await waitFor(() => expect(host.happenings.badges.get('messages')).toBe(3))
  server.unread = [3, 0, 1]
  host.bus.emit('messages:new', message)
  await waitFor(() => expect(host.happenings.badges.get('messages')).toBe(4))
  server.unread = [0, 0, 0]
  host.bus.emit('messages:changed', { otherUser: ben })
  await waitFor(() => expect(host.happenings.badges.get('messages')).toBe(0))
})

test('an opening asks once for friends, kitchens and conversations, and prefetches the conversations', async () => {
  jest.useFakeTimers()
  try {
    const { host } = start()
    host.preferences.update('global', { enableExperimentalOfflineCache: true })
    await jest.advanceTimersByTimeAsync(5_000)
    const asked = () => host.happenings.requests.map(({ endpoint: { path } }) => path)
    const counted: readonly string[] = [listFriends.path, listThreads.path, listKitchens.path]
    expect(
      asked()
        .filter((path) => counted.includes(path))
        .sort(),
    ).toEqual([...counted].sort())
    expect(asked().filter((path) => path === getPerson.path)).toHaveLength(3)
    host.bus.emit('messages:new', message)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(asked().filter((path) => path === listThreads.path)).toHaveLength(2)
    expect(asked().filter((path) => path === getPerson.path)).toHaveLength(6)
  } finally {
    jest.useRealTimers()
  }
})

test('a muted conversation is neither announced nor counted', async () => {
  const { server, host } = start()
  server.muted = true
  host.bus.emit('messages:new', { ...message, muted: true })
  await waitFor(() => expect(host.happenings.badges.get('messages')).toBe(1))
  expect(host.happenings.toasts).toEqual([])
})

test('a stopped background announces nothing', () => {
  const { host, stop } = start()
  stop()
  host.bus.emit('messages:new', message)
  expect(host.happenings.toasts).toEqual([])
})

test('a new friend is announced, an existing friend is not', async () => {
  const { server, host } = start()
  await waitFor(() => expect(host.happenings.badges.get('people')).toBe(1))
  server.friends = [ada, ben]
  host.bus.emit('friends:updated', { otherUser: ben })
  await waitFor(() => expect(host.happenings.toasts).toMatchObject([{ message: 'You and Ben are now friends' }]))
})

test('the menu counts invitations into kitchens, and a new one is announced', async () => {
  const { server, host } = start()
  await waitFor(() => expect(host.happenings.badges.get('people')).toBe(1))
  server.kitchens = 1
  host.bus.emit('kitchen:invited', { kitchenId: kitchen.id, from: ben })
  await waitFor(() => expect(host.happenings.badges.get('people')).toBe(2))
  const [toast] = host.happenings.toasts
  expect(toast).toMatchObject({ message: 'Ben invited you to a household', action: { label: 'View' } })
  toast?.action?.run()
  expect(host.happenings.paths).toEqual(['/people'])
})

test('a member is told that somebody dissolved their kitchen, wherever they are', async () => {
  const { host } = start()
  const until = '2026-03-31T12:00:00.000Z'
  host.bus.emit('kitchen:dissolved', { kitchenId: kitchen.id, name: 'Home', from: ben, until })
  const [toast] = host.happenings.toasts
  expect(toast?.message).toBe('Ben deleted “Home”. You can still copy its recipes.')
  toast?.action?.run()
  expect(host.happenings.paths).toEqual([`/kitchens/${kitchen.id}`])
})
