import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { createRecipe, getRecipe } from '@potluck/api/recipes'
import { ownFile } from './machinery/base/own-file.ts'
import { readyAddress } from './testing/ready-address.ts'
import { databases, startTestServer, type TestMember, type TestServer } from './testing/test-server.ts'

/** So long a stop may take: what supervises a server kills it soon after. Milliseconds. */
const stopWithinMs = 10_000

function start({ config }: TestServer): ChildProcess {
  return spawn(process.execPath, [ownFile('main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: config.dataDir,
      LOG_LEVEL: 'error',
      ...(config.databaseUrl === undefined ? {} : { DATABASE_URL: config.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const apiOf = async (server: ChildProcess): Promise<string> => new URL('api/', await readyAddress(server)).href

/** A recipe that takes a while to store and to index. */
const large = (id: string) => ({
  id,
  title: `Recipe ${id}`,
  instructions: Array.from({ length: 500 }, (_, at) => `word${at}${id.slice(0, 6)}`).join(' '),
})

describe.each(databases)('a stop with 100 writes in flight on %s', (kind) => {
  let server: TestServer
  let cooks: readonly TestMember[]

  beforeAll(async () => {
    server = await startTestServer(kind)
    const names = ['ada', 'ben', 'carl', 'dora', 'emil']
    cooks = await Promise.all(names.map((name) => server.member(name)))
    await server.app.close()
    await server.database.close()
  }, 60_000)

  afterAll(() => server.close())

  test('the server ends in time with code 0, and every acknowledged write is there after the next start', async () => {
    const clients = (base: string): readonly ApiClient[] =>
      cooks.map(({ token }) => createApiClient({ base, token: () => token }))
    const first = start(server)
    const writers = clients(await apiOf(first))
    const written = Array.from({ length: 100 }, (_, at) => ({ of: at % cooks.length, id: randomUUID() }))
    const begun = Promise.withResolvers<void>()
    const answers = written.map(async ({ of, id }) => {
      try {
        await writers[of]?.call(createRecipe, { body: large(id) })
        return true
      } catch {
        return false
      } finally {
        begun.resolve()
      }
    })
    await begun.promise
    const before = performance.now()
    first.kill('SIGTERM')
    const [code] = await once(first, 'exit')
    const tookMs = performance.now() - before
    const acknowledged = await Promise.all(answers)
    expect(code).toBe(0)
    expect(tookMs).toBeLessThan(stopWithinMs)
    expect(acknowledged).toContain(true)

    const second = start(server)
    const readers = clients(await apiOf(second))
    const isThere = await Promise.all(
      written.map(async ({ of, id }) => {
        const { data } = (await readers[of]?.call(getRecipe, { params: { id } }).catch(() => null)) ?? { data: null }
        return data?.title === `Recipe ${id}` && data.instructions.endsWith(`word499${id.slice(0, 6)}`)
      }),
    )
    second.kill('SIGTERM')
    await once(second, 'exit')
    const lost = written.filter((_, at) => acknowledged[at] && !isThere[at])
    expect(lost).toEqual([])
  }, 60_000)
})
