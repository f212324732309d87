/** @page */
import { ApiError } from '@potluck/api/errors'
import { createConnection } from '../device/connection.ts'
import { ServerPresence } from './server-presence.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function presence() {
  const connection = createConnection()
  const returned: string[][] = []
  let path = '/list/main'
  const server = new ServerPresence({
    connection,
    path: () => path,
    returned: (shown) => returned.push([...shown]),
  })
  return {
    server,
    connection,
    returned,
    go: (to: string) => {
      path = to
    },
    miss: () => server.observe(Promise.reject(new ApiError(0, null))).catch(() => {}),
  }
}

test('a server is away after a call that nobody answered, and back after one that it refused', async () => {
  const { server, connection, miss } = presence()
  await miss()
  expect(connection.get().away).toBe(true)
  await expect(server.observe(Promise.reject(new ApiError(404, null)))).rejects.toThrow()
  expect(connection.get()).toEqual({ away: false, isBarred: false, shown: null })
})

test('the connection says that a proxy answers in place of the server, until the server itself answers', async () => {
  const { server, connection, miss } = presence()
  await server.observe(Promise.reject(new ApiError(0, null, { isForeign: true }))).catch(() => {})
  expect(connection.get()).toMatchObject({ away: true, isBarred: true })
  server.noteShown('GET labels', '2026-01-02T00:00:00.000Z')
  expect(connection.get()).toMatchObject({ isBarred: true })
  await miss()
  expect(connection.get()).toMatchObject({ away: true, isBarred: false })
  await server.observe(Promise.resolve('an answer'))
  expect(connection.get()).toEqual({ away: false, isBarred: false, shown: null })
})

test('the connection says from when the oldest answer is that its path shows', async () => {
  const { server, connection, go, miss } = presence()
  await miss()
  server.noteShown('GET labels', '2026-01-02T00:00:00.000Z')
  server.noteShown('GET recipes/:id', '2026-01-01T00:00:00.000Z')
  server.noteShown('GET account', '2026-01-03T00:00:00.000Z')
  expect(connection.get().shown).toEqual({ path: '/list/main', from: '2026-01-01T00:00:00.000Z' })
  go('/labels')
  server.noteShown('GET labels', '2026-01-02T00:00:00.000Z')
  expect(connection.get().shown).toEqual({ path: '/labels', from: '2026-01-02T00:00:00.000Z' })
})

test('the server presence names the questions that the device answered when the server is back', async () => {
  const { server, returned, miss } = presence()
  await miss()
  server.noteShown('GET labels', '2026-01-02T00:00:00.000Z')
  await server.observe(Promise.resolve('an answer'))
  expect(returned).toEqual([])
  jest.runOnlyPendingTimers()
  expect(returned).toEqual([['GET labels']])
})

test('a server that did not answer is asked again once, after 2 s', async () => {
  const { server, miss } = presence()
  await miss()
  expect(server.isDue()).toBe(false)
  jest.advanceTimersByTime(2_001)
  expect([server.isDue(), server.isDue()]).toEqual([true, false])
})
