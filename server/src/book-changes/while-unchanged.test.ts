import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { whileUnchanged } from './while-unchanged.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
})

afterAll(() => server.close())

test('what is empty takes room by its name: filters that somebody makes up do not fill the memory', async () => {
  const reader = await (await server.member('Anna')).acting()
  const { give, atHand } = whileUnchanged<object>(100_000, () => 0)
  const named = (at: number) => ({ name: `${'long '.repeat(100)}${at}`, mark: 1 })
  for (let at = 0; at < 1_000; at += 1) await give(server.database, reader, { ...named(at), read: async () => ({}) })
  expect(atHand(server.database, reader, named(0))).toBeNull()
  expect(atHand(server.database, reader, named(999))).toEqual({})
})
