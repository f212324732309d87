import { createServer, type Server, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { type ApiClientSettings, type CallOptions, callUrl, createApiClient } from './client.ts'
import { endpoint } from './endpoint.ts'
import { ApiError } from './errors.ts'

const getDish = endpoint({
  method: 'GET',
  path: 'dishes/:id',
  summary: 'A dish.',
  access: 'member',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ units: z.string().nullable().optional(), page: z.int().optional() }),
  response: z.object({ name: z.string() }),
  errors: [401, 404],
})

const putDish = endpoint({
  method: 'PUT',
  path: 'dishes/:id',
  summary: 'Keep a dish.',
  access: 'member',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  response: z.object({}),
  errors: [400],
})

const base = 'https://potluck.test/sub/api/'
const soup = { params: { id: 'soup' } }

/** A client on a network that answers with one response, and all that it was events. */
function clientOn(respond: () => Promise<Response> | Response, settings: Partial<ApiClientSettings> = {}) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  const events: string[] = []
  const client = createApiClient({
    base,
    token: () => 'secret',
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init })
      return respond()
    },
    onUnauthorized: () => events.push('unauthorized'),
    onToast: ({ status }) => events.push(`toast ${status}`),
    onUnreadable: (_, { method, path }) => events.push(`unreadable ${method} ${path}`),
    ...settings,
  })
  return { client, sent, events }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`an ApiError was expected, not ${String(error)}`)
  return error
}

test('a call sends its base, path and query without null and undefined values', async () => {
  const { client, sent } = clientOn(() => json({ name: 'Soup' }))
  const { status, data } = await client.call(getDish, { params: { id: 'a/b' }, query: { units: null, page: 2 } })
  expect([status, data]).toEqual([200, { name: 'Soup' }])
  expect(sent[0]?.url).toBe('https://potluck.test/sub/api/dishes/a%2Fb?page=2')
})

test('the session token travels in a header and never in the address', async () => {
  const { client, sent } = clientOn(() => json({}))
  await client.call(putDish, { ...soup, body: { name: 'Soup' } })
  expect(sent[0]?.url).not.toContain('secret')
  expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer secret')
  expect(sent[0]?.init).toMatchObject({ method: 'PUT', body: '{"name":"Soup"}' })
})

test('a guest sends no token', async () => {
  const { client, sent } = clientOn(() => json({ name: 'Soup' }), { token: () => null })
  await client.call(getDish, soup)
  expect(new Headers(sent[0]?.init.headers).has('authorization')).toBe(false)
})

test('an address that the browser opens itself carries a ticket', () => {
  expect(callUrl(base, getDish, soup, 'ticket')).toBe('https://potluck.test/sub/api/dishes/soup?token=ticket')
})

test('a refusal carries the status and the message of the server', async () => {
  const { client } = clientOn(() => json({ error: { code: 'gone', message: 'no such dish', field: 'path.id' } }, 404))
  const error = await failureOf(client.call(getDish, soup))
  expect(error).toMatchObject({ failure: 'refused', status: 404, message: 'no such dish' })
  expect(error.data?.error.field).toBe('path.id')
})

test('an error page of a proxy becomes a refusal without a message', async () => {
  const { client, events } = clientOn(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await failureOf(client.call(getDish, soup))).toMatchObject({ failure: 'refused', status: 502, data: null })
  expect(events).toEqual([])
})

test.each([
  ['a page of a captive portal', () => new Response('<html>Log in to the Wi-Fi</html>')],
  ['an empty body', () => new Response('')],
  ['another shape', () => json({ title: 'Soup' })],
  ['JSON that breaks off', () => new Response('{"name":')],
])('success with %s cannot be read: an error of its own kind, reported', async (_, respond) => {
  const { client, events } = clientOn(respond)
  const error = await failureOf(client.call(getDish, soup))
  expect(error).toMatchObject({ failure: 'unreadable', status: 200 })
  expect(error.cause).toBeInstanceOf(Error)
  expect(events).toEqual(['unreadable GET dishes/:id'])
})

const page = (status: number) =>
  new Response('<h1>Who are you?</h1>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** A redirect that a browser must not follow, as it answers one. */
function leadsElsewhere(): Response {
  const answer = new Response(null)
  Object.defineProperties(answer, { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } })
  return answer
}

test.each([
  ['a way to its login', leadsElsewhere],
  ['the same, outside of a browser', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['its login page', () => page(200)],
  ['a refusal in its own words', () => page(401)],
  ['a refusal without words', () => new Response(null, { status: 401 })],
  ['a ban', () => page(403)],
])('a proxy that answers in place of the server, with %s, is known as one', async (_, respond) => {
  const { client, events } = clientOn(respond)
  const error = await failureOf(client.call(getDish, soup))
  expect(error).toMatchObject({ failure: 'unanswered', status: 0, isForeign: true })
  // The session itself has not ended, and nobody broke the contract.
  expect(events).toEqual([])
})

test('a proxy that forbids one call and lets others pass refuses that one', async () => {
  const fetch = async (url: unknown) => (String(url).endsWith('/about') ? json({ version: '1' }) : page(403))
  const { client } = clientOn(() => page(403), { fetch })
  expect(await failureOf(client.call(getDish, soup))).toMatchObject({
    failure: 'refused',
    status: 403,
    isForeign: false,
  })
})

test('a refusal of the server in its own words is its own', async () => {
  const { client, events } = clientOn(() => json({ error: { code: 'not-logged-in', message: 'log in' } }, 401))
  expect(await failureOf(client.call(getDish, soup))).toMatchObject({ status: 401, isForeign: false })
  expect(events).toEqual(['unauthorized'])
})

const brokenOff = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":'))
        controller.error(new TypeError('network error'))
      },
    }),
  )

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a connection that breaks off in the answer', brokenOff],
])('%s is no answer', async (_, respond) => {
  const { client, events } = clientOn(respond)
  expect(await failureOf(client.call(getDish, soup))).toMatchObject({ failure: 'unanswered', status: 0 })
  expect(events).toEqual([])
})

test('a stopped call rejects with the reason of its caller', async () => {
  const stop = new AbortController()
  const reason = new Error('left the screen')
  const { client } = clientOn(() => {
    stop.abort(reason)
    return Promise.reject(new TypeError('aborted'))
  })
  await expect(client.call(getDish, soup, { signal: stop.signal })).rejects.toBe(reason)
})

const unauthorized = () => json({ error: { code: 'not-logged-in', message: 'log in' } }, 401)
const broken = () => json({ error: { code: 'broken', message: 'broken' } }, 500)

test.each<[string, () => Response, CallOptions, readonly string[]]>([
  ['a 401 belongs to the shell', unauthorized, {}, ['unauthorized']],
  ['a 401 is no toast', unauthorized, { toast: true }, ['unauthorized']],
  ['a failure is events in place', broken, {}, []],
  ['a failure is events in a toast where that is asked for', broken, { toast: true }, ['toast 500']],
  ['nobody waits for a silent call', unauthorized, { silent: true, toast: true }, []],
])('%s', async (_, respond, options, expected) => {
  const { client, events } = clientOn(respond)
  await failureOf(client.call(getDish, soup, options))
  expect(events).toEqual(expected)
})

test('the client reports the start and the end of each request one time', async () => {
  const open = { now: 0, ever: 0 }
  const onRequest = () => {
    open.now += 1
    open.ever += 1
    return () => {
      open.now -= 1
    }
  }
  const { client } = clientOn(() => json({ name: 'Soup' }), { onRequest })
  await client.call(getDish, soup)
  const offline = clientOn(() => Promise.reject(new TypeError('offline')), { onRequest })
  await failureOf(offline.client.call(getDish, soup))
  expect(open).toEqual({ now: 0, ever: 2 })
})

describe('with a server that stalls', () => {
  const listening: Server[] = []

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  })

  afterEach(() => {
    jest.useRealTimers()
    for (const server of listening.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** A client of a real server, and what tells that the headers of an answer arrived. */
  async function clientOfServer(answer: (response: ServerResponse) => void) {
    const server = createServer((request, response) => request.resume().on('end', () => answer(response)))
    listening.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const arrived = Promise.withResolvers<void>()
    const client = createApiClient({
      base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/`,
      token: () => null,
      async fetch(url, init) {
        const response = await fetch(url, init)
        arrived.resolve()
        return response
      },
    })
    return { client, headersArrived: arrived.promise }
  }

  const begin = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"name":')

  test('a call fails 30 s after the server stopped in the middle of its answer', async () => {
    const { client, headersArrived } = await clientOfServer(begin)
    const failure = failureOf(client.call(getDish, soup))
    await headersArrived
    await jest.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ failure: 'unanswered', status: 0 })
  })

  test('a call stops in the middle of an answer when its caller does', async () => {
    const { client, headersArrived } = await clientOfServer(begin)
    const stop = new AbortController()
    const called = client.call(getDish, soup, { signal: stop.signal })
    await headersArrived
    const reason = new Error('left the screen')
    stop.abort(reason)
    await expect(called).rejects.toBe(reason)
  })

  test('an answer may take longer than 30 s while its parts arrive', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    const { client } = clientOn(() => new Response(body.readable))
    const called = client.call(getDish, soup)
    for (const part of ['{"name":"Pea ', 'so', 'up"}']) {
      await jest.advanceTimersByTimeAsync(20_000)
      await writer.write(new TextEncoder().encode(part))
    }
    await writer.close()
    expect((await called).data).toEqual({ name: 'Pea soup' })
  })

  test('a call ends after 10 minutes, also while parts of its answer arrive', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    const { client } = clientOn(() => new Response(body.readable))
    const failure = failureOf(client.call(getDish, soup))
    let ended = false
    void failure.then(() => {
      ended = true
    })
    for (let waited = 0; waited < 580_000; waited += 20_000) {
      await jest.advanceTimersByTimeAsync(20_000)
      await writer.write(new TextEncoder().encode(' '))
    }
    expect(ended).toBe(false)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await failure).toMatchObject({ failure: 'unanswered', status: 0 })
  })

  test('a call of a slow endpoint waits 10 minutes for its answer', async () => {
    const request = Promise.withResolvers<ServerResponse>()
    const { client } = await clientOfServer(request.resolve)
    const called = client.call(endpoint({ ...getDish, slow: true }), soup)
    const response = await request.promise
    await jest.advanceTimersByTimeAsync(590_000)
    response.end('{"name":"Soup"}')
    expect((await called).data).toEqual({ name: 'Soup' })
  })
})

test('a deed that a demo has not is shown in a toast, whoever calls; what is only read is not', async () => {
  const closed = { error: { code: 'closed-in-demo', message: 'this is closed in a demo' } }
  const { client, events } = clientOn(() => json(closed, 403))
  await failureOf(client.call(getDish, soup))
  expect(events).toEqual([])
  await failureOf(client.call(putDish, { ...soup, body: { name: 'Soup' } }))
  expect(events).toEqual(['toast 403'])
})
