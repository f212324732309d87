import { listFriends } from '@potluck/api/friends'
import { answer } from '@potluck/testing/answers'
import { aMessage, ben } from '@potluck/testing/fixtures'
import { createTestHost, type TestHostSettings } from '@potluck/testing/test-host'
import { createTestWords } from '@potluck/testing/words'
import { waitFor } from '@testing-library/dom'
import { background } from './background.ts'
import remote from './remote.tsx'

const message = aMessage({ body: 'Try this' })

function start(partial: TestHostSettings['partial'] = {}) {
  const server = { requests: 1 }
  const host = createTestHost({
    partial,
    answers: [
      answer(listFriends, () => ({
        friends: [],
        outgoingRequests: [],
        incomingRequests: Array.from({ length: server.requests }, () => ({ friendId: ben.id, otherUser: ben })),
      })),
    ],
  })
  const words = createTestWords(remote.id, remote.locales, 'en-us')
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

test('who has no name is announced by handle', () => {
  const { host } = start()
  host.bus.emit('messages:new', { ...message, otherUser: { ...ben, name: '' } })
  expect(host.happenings.toasts).toMatchObject([{ message: 'New message from ben' }])
})

test.each(['/messages', `/messages/${ben.id}`])('at %s it is not announced', (path) => {
  const { host } = start({ path: () => path })
  host.bus.emit('messages:new', message)
  expect(host.happenings.toasts).toEqual([])
})

test('the menu counts who wants to be friends, again when that changed', async () => {
  const { server, host } = start()
  await waitFor(() => expect(host.happenings.badges.get('people')).toBe(1))
  server.requests = 2
  host.bus.emit('friends:updated', { otherUser: ben })
  await waitFor(() => expect(host.happenings.badges.get('people')).toBe(2))
})

test('once stopped nothing is announced', () => {
  const { host, stop } = start()
  stop()
  host.bus.emit('messages:new', message)
  expect(host.happenings.toasts).toEqual([])
})
