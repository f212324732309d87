import { Readable } from 'node:stream'
import { addFriend } from '@potluck/api/friends'
import { sendMessage } from '@potluck/api/messages'
import { createShoppingList, updateShoppingList } from '@potluck/api/shopping-lists'
import Fastify from 'fastify'
import { statusOf } from '../../../testing/status-of.ts'
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'
import { ProcessLostError } from '../../base/processes/answering-process.ts'
import { noSpace, Refusal } from '../../base/refusal.ts'
import { answerErrors } from './error-answers.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
})

afterAll(() => server.close())

test.each([
  ['GET', 'api/nothing', 404, 'not-found'],
  ['POST', 'api/nothing', 404, 'not-found'],
  ['PATCH', 'api/users/', 404, 'not-found'],
  ['DELETE', 'somewhere', 404, 'not-found'],
  ['GET', `api/users/${'a'.repeat(400)}`, 404, 'not-found'],
  ['GET', 'api/users/%E0%A4%A', 400, 'bad-request'],
  ['GET', 'api/users/', 401, 'not-logged-in'],
])('%s %s answers %s in the words of the API', async (method, path, status, code) => {
  const response = await fetch(`${server.address}${path}`, { method })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } })
})

describe.each(databases)('a row that is deleted at the same moment is a 404 for other calls, on %s', (kind) => {
  test('a list that is shared, a friend who is written to', async () => {
    const server = await startTestServer(kind)
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    await anna.api.call(addFriend, { params: { id: ben.id } })
    await ben.api.call(addFriend, { params: { id: anna.id } })
    const list = (await anna.api.call(createShoppingList, { body: { title: 'Market' } })).data

    /** Makes a call while a row is being deleted: PostgreSQL lets it run until it writes a reference to the row. */
    const whileDeleting = (table: 'shoppingLists' | 'users', id: string, call: () => Promise<{ status: number }>) =>
      server.database.db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom(table).where('id', '=', id).execute()
        const status = statusOf(call())
        await untilWaiting(server, 1)
        return () => status
      })

    const sharing = await whileDeleting('shoppingLists', list.id, () =>
      anna.api.call(updateShoppingList, { params: { id: list.id }, body: { collaborators: [ben.id] } }),
    )
    expect(await sharing()).toBe(404)
    const writing = await whileDeleting('users', ben.id, () =>
      anna.api.call(sendMessage, { body: { to: ben.id, body: 'Still there?' } }),
    )
    expect([403, 404]).toContain(await writing())
    await server.close()
  })
})

/** The answer of a route that throws something, and the level at which it is logged. */
async function thrownBy(thrown: Error) {
  const lines: { readonly level: number; readonly err?: unknown }[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } })
  answerErrors(app)
  app.get('/soup', async () => {
    throw thrown
  })
  const answer = await app.inject('/soup')
  await app.close()
  const worst = lines.filter(({ level }) => level > 30)
  return {
    status: answer.statusCode,
    code: answer.json().error.code,
    logged: worst.map(({ level, err }) => [level, err !== undefined]),
  }
}

test.each([
  ['a service that is away', new Refusal('service-gone', 'it does not answer'), 503, 'service-gone', 40, false],
  ['a full disk', noSpace(), 503, 'no-space', 40, false],
  ['a damaged page', Object.assign(new Error('x'), { code: 'SQLITE_CORRUPT_VTAB' }), 503, 'database-damaged', 50, true],
  ['a helper that was killed', new ProcessLostError(true, true), 503, 'no-memory', 50, true],
  ['a fault of ours', new Error('x'), 500, 'unexpected', 50, true],
])(
  '%s: what was expected is no error in the log, and a stack is there only where it helps',
  async (_what, thrown, status, code, level, hasStack) => {
    expect(await thrownBy(thrown)).toEqual({ status, code, logged: [[level, hasStack]] })
  },
)

test.each(['application/pdf', 'image/webp', 'application/zip', 'text/html'])(
  'a file (%s) that cannot be read is an error in the words of the API, and is not kept',
  async (type) => {
    const app = Fastify()
    answerErrors(app)
    app.get('/file', (_, reply) =>
      reply
        .headers({ 'content-type': type, 'content-disposition': 'attachment; filename="a"', etag: '"x"' })
        .headers({ 'cache-control': 'private, max-age=1209600, immutable', 'content-length': 5 })
        .send(
          new Readable({
            read() {
              this.destroy(new ProcessLostError(true, true))
            },
          }),
        ),
    )
    const { statusCode, headers, body } = await app.inject('/file')
    expect([statusCode, JSON.parse(body)]).toMatchObject([503, { error: { code: 'no-memory' } }])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    for (const name of ['content-disposition', 'etag']) expect(headers[name]).toBeUndefined()
    await app.close()
  },
)
