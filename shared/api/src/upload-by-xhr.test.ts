/** @jest-environment jsdom */
import { createServer, type Server } from 'node:http'
import { runInThisContext } from 'node:vm'
import { createApiClient } from './client.ts'
import { directImports } from './direct-imports.ts'
import { uploadByXhr } from './upload-by-xhr.ts'

const [, { endpoint: importJsonLd }] = directImports

// Functions of browsers that jsdom lacks.
Object.assign(
  globalThis,
  runInThisContext('({ fetch, AbortController, AbortSignal, Response, Headers, TextDecoder, Uint8Array })'),
)

const jobId = '0199a1b2-0000-7000-8000-0000000000aa'
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
let server: Server

/** A server that takes what it is sent and answers; null for one that never does. */
async function serve(answer: { readonly status: number; readonly body: unknown } | null): Promise<string> {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end()
      return
    }
    request.resume().on('end', () => {
      if (!answer) return
      response
        .writeHead(answer.status, { ...cors, 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/`
}

const clientOf = (base: string) => createApiClient({ base, token: () => 'token', sendForm: uploadByXhr })

const file = new Blob(['x'.repeat(300_000)])

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('an upload reports its progress and returns the answer', async () => {
  const api = clientOf(await serve({ status: 202, body: { jobId } }))
  const shares: number[] = []
  const { status, data } = await api.call(importJsonLd, { file }, { onSent: (share) => shares.push(share) })
  expect({ status, data }).toEqual({ status: 202, data: { jobId } })
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
})

test('a refused upload rejects with the error of the server', async () => {
  const api = clientOf(await serve({ status: 415, body: { error: { code: 'wrong-file', message: 'no JSON' } } }))
  await expect(api.call(importJsonLd, { file }, { onSent: () => {} })).rejects.toMatchObject({
    status: 415,
    data: { error: { code: 'wrong-file' } },
  })
})

test('an upload rejects with status 0 when the server is unreachable', async () => {
  const api = clientOf(await serve(null))
  await new Promise((resolve) => server.close(resolve))
  // The browser says so on its console, too.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await expect(api.call(importJsonLd, { file }, { onSent: () => {} })).rejects.toMatchObject({ status: 0 })
})

test('a stopped upload rejects with the reason', async () => {
  const api = clientOf(await serve(null))
  const stop = new AbortController()
  server.on('request', ({ method }) => method === 'POST' && stop.abort())
  const sent = api.call(importJsonLd, { file }, { signal: stop.signal, onSent: () => {} })
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})
