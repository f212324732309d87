import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { exportData } from '@potluck/api/data'
import { createRecipe } from '@potluck/api/recipes'
import { createTicket } from '@potluck/api/tickets'
import { startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let anna: TestMember

beforeAll(async () => {
  server = await startTestServer('sqlite')
  anna = await server.member('Anna')
  for (let n = 0; n < 5; n += 1) {
    await anna.api.call(createRecipe, { body: { title: 'Crème brûlée', description: 'sweet '.repeat(80) } })
  }
})

afterAll(() => server.close())

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
}

/** The bytes of an answer as they are transferred. */
const ask = (path: string, acceptEncoding?: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${anna.token}`,
      ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
    }
    request(`${server.address}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

const page = 'api/recipes/by-page'

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['zstd;q=0, br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
])('a client that accepts "%s" gets an answer in %s', async (accepted, coding, unpack) => {
  const [plain, packed] = [await ask(page), await ask(page, accepted)]
  expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
  expect(packed.headers['content-length']).toBe(String(packed.bytes.length))
  expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true)
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3)
})

test.each([undefined, '', 'identity', 'identity, gzip;q=0.5', 'gzip;q=0', 'compress', ';;,q='])(
  'a client that accepts "%s" gets an uncompressed answer that varies by encoding',
  async (accepted) => {
    const { status, headers, bytes } = await ask(page, accepted)
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(JSON.parse(bytes.toString())).toMatchObject({ totalCount: 5 })
  },
)

test('a short answer, an error and a HEAD are not compressed', async () => {
  for (const path of ['api/users/', 'api/labels', 'api/recipes/none']) {
    expect((await ask(path, 'gzip')).headers['content-encoding']).toBeUndefined()
  }
  const head = await ask(page, 'gzip', 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers['content-encoding']).toBeUndefined()
  expect(head.bytes).toHaveLength(0)
})

test('the answer to a change is not compressed at any length, because some contain tokens', async () => {
  const response = await fetch(`${server.address}api/recipes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify({ title: 'Long', notes: 'long '.repeat(1_000) }),
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('content-encoding')).toBeNull()
})

test('an export streams as it is, the contract is compressed', async () => {
  const { ticket } = (await anna.api.call(createTicket, { body: { purpose: 'export' } })).data
  const address = `api/${exportData.path.replace(':format', 'json-ld')}?token=${ticket}`
  const exported = await fetch(`${server.address}${address}`, { headers: { 'accept-encoding': 'gzip' } })
  expect(exported.headers.get('content-encoding')).toBeNull()
  expect(await exported.json()).toHaveLength(6)
  const contract = await ask('api/openapi.json', 'br')
  expect(JSON.parse(brotliDecompressSync(contract.bytes).toString())).toMatchObject({ openapi: '3.1.0' })
})
