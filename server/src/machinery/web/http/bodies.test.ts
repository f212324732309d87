import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { clipPage } from '@potluck/api/clip'
import { uploadImage } from '@potluck/api/images'
import { createRecipe } from '@potluck/api/recipes'
import { startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'
import { longBodies } from './bodies.ts'

let server: TestServer
let anna: TestMember
/** A server with a short timeout. Only bodies that never end are sent to it: under load an honest one may take longer. */
let impatient: TestServer

beforeAll(async () => {
  server = await startTestServer('sqlite')
  impatient = await startTestServer('sqlite', {}, { bodyTimeout: 300 })
  anna = await server.member('Anna')
})

afterAll(() => Promise.all([server.close(), impatient.close()]))

interface Headers {
  readonly [name: string]: string | number
}

/** Sends the beginning of a call, and returns the answer that arrives before the rest is sent. */
async function answerToBeginning(
  path: string,
  headers: Headers,
  signal?: AbortSignal,
): Promise<{ status: number; connection: string }> {
  const call = request(`${server.address}${path}`, { method: 'POST', headers, ...(signal && { signal }) })
  call.on('error', () => {})
  call.write('{')
  const [{ statusCode, headers: answered }] = await once(call, 'response')
  call.destroy()
  return { status: statusCode, connection: answered.connection }
}

const json = { 'content-type': 'application/json' }

test.each(['api/recipes', 'api/images', 'api/data/import/paprika', 'api/nothing', 'nowhere'])(
  'a guest is refused at %s before the body is read, and the connection ends',
  async (path) => {
    const answer = await answerToBeginning(path, { ...json, 'content-length': 1_900_000 })
    expect(answer).toEqual({ status: path.includes('no') ? 404 : 401, connection: 'close' })
  },
)

test.each(['login', 'register', 'forgot', 'reset'])('a long body is refused by %s at its first byte', async (call) => {
  const answer = await answerToBeginning(`api/users/${call}`, { ...json, 'content-length': 17_000 })
  expect(answer).toEqual({ status: 413, connection: 'close' })
})

test('a body without a length is refused at 16 kB for a guest', async () => {
  const response = await fetch(`${server.address}api/users/login`, {
    method: 'POST',
    headers: json,
    body: new Blob([JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(20_000) })]).stream(),
    duplex: 'half',
  })
  expect(response.status).toBe(413)
})

test('a member may send a recipe with every field full', async () => {
  const body = { title: 'Bread', instructions: 'word '.repeat(1_900), notes: 'word '.repeat(1_900) }
  expect((await anna.api.call(createRecipe, { body })).status).toBe(201)
})

/** Resolves however it ends: `once` would reject after a reset. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve))

test('a body that arrives too slowly is refused', async () => {
  const socket = connect(Number(new URL(impatient.address).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{',
  )
  const drip = setInterval(() => socket.write(' '), 20)
  await closeOf(socket)
  clearInterval(drip)
})

test('a file may take longer than that', async () => {
  const ben = await impatient.member('Ben')
  const boundary = 'edge'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n`
  const call = request(`${impatient.address}api/images`, {
    method: 'POST',
    headers: { authorization: `bearer ${ben.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  call.write(head)
  // Longer than the timeout of a body: a slow body is aborted meanwhile.
  const other = connect(Number(new URL(impatient.address).port), '127.0.0.1')
  other.on('error', () => {})
  other.write(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  await closeOf(other)
  call.end(`no picture\r\n--${boundary}--\r\n`)
  const [{ statusCode }] = await once(call, 'response')
  expect(statusCode).toBe(415)
})

test('a refused upload gets the reason, and the next call does not hang behind it', async () => {
  const full = await startTestServer('sqlite', { DISK_RESERVE: '1000000000' })
  const ben = await full.member('Ben')
  const file = new Blob([new Uint8Array(3_000_000)])
  await expect(ben.api.call(uploadImage, { file })).rejects.toMatchObject({
    status: 503,
    data: { error: { code: 'no-space' } },
  })
  expect((await fetch(`${full.address}api/users/`, { headers: { authorization: `BEARER ${ben.token}` } })).status).toBe(
    200,
  )
  await full.close()
})

test('a member may send few long bodies in parallel; their places are free again at their end', async () => {
  const headers = { ...json, authorization: `bearer ${anna.token}` }
  const enough = new AbortController()
  const calls = Array.from({ length: longBodies.ofMember + 1 }, () =>
    answerToBeginning('api/clip', { ...headers, 'content-length': 9_000_000 }, enough.signal),
  )
  expect(await Promise.any(calls)).toEqual({ status: 429, connection: 'close' })
  enough.abort()
  await Promise.allSettled(calls)
  const tooLong = await answerToBeginning('api/clip', { ...headers, 'content-length': 10_000_001 })
  expect(tooLong).toEqual({ status: 413, connection: 'close' })
  const text = `Beetroot soup\n2 beetroots\n1 l stock\n${' '.repeat(3_000_000)}Boil the beetroots in the stock.`
  expect((await anna.api.call(clipPage, { body: { html: `<p>${text}</p>` } })).status).toBe(200)
})
