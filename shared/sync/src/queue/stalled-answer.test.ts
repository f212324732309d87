/** @page */
import 'fake-indexeddb/auto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { runInThisContext } from 'node:vm'
import { referenceHeader } from '@potluck/api/idempotency'
import { createLocks } from '@potluck/testing/window-locks'
import { add, onFreshDevices, openWindow } from '../testing/change-windows.ts'

// Functions of browsers that jsdom lacks or does differently.
Object.assign(
  globalThis,
  runInThisContext(
    '({ fetch, AbortController, AbortSignal, Response, Headers, TextDecoder, TextEncoder, Uint8Array })',
  ),
)

onFreshDevices()

let server: Server

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
})

afterEach(() => {
  jest.useRealTimers()
  server.closeAllConnections()
  server.close()
})

interface Received {
  readonly reference: string | undefined
  readonly title: string | undefined
}

/**
 * A server on the local network. Its first answer stops after the headers, the others are whole.
 * @returns `requests` resolves to so many requests, `headersArrived` when the first answer began
 */
async function stallingServer() {
  const received: Received[] = []
  const headersArrived = Promise.withResolvers<void>()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const text = JSON.stringify(await json(request))
    const reference = String(request.headers[referenceHeader])
    received.push({ reference, title: /"title":"([^"]*)"/.exec(text)?.[1] })
    response.writeHead(201, { 'content-type': 'application/json' })
    if (received.length === 1) response.write('{"refer')
    else response.end(JSON.stringify({ reference }))
    server.emit('received')
  }

  server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0

  const send: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    const response = await fetch(`http://127.0.0.1:${port}${pathname}`, init)
    headersArrived.resolve()
    return response
  }

  async function requests(count: number): Promise<readonly Received[]> {
    while (received.length < count) await once(server, 'received')
    return received
  }

  return { send, requests, headersArrived: headersArrived.promise }
}

test.each(['online', 'live:connected'] as const)(
  'a stalled change is sent again under its reference on “%s”, and the changes behind it follow',
  async (sign) => {
    const stalling = await stallingServer()
    const { queue, bus, online } = openWindow(stalling, { locks: createLocks() })
    const [milk, eggs] = [add('milk'), add('eggs')]
    queue.add(milk)
    queue.add(eggs)
    await stalling.headersArrived
    await jest.advanceTimersByTimeAsync(10_000)
    if (sign === 'online') online()
    else bus.emit('live:connected', {})
    expect(await stalling.requests(3)).toEqual([
      { reference: milk.reference, title: 'milk' },
      { reference: milk.reference, title: 'milk' },
      { reference: eggs.reference, title: 'eggs' },
    ])
  },
)

test('a change that was sent a moment ago is not sent again when the network returns', async () => {
  const stalling = await stallingServer()
  const { queue, online } = openWindow(stalling)
  queue.add(add('milk'))
  await stalling.headersArrived
  online()
  await jest.advanceTimersByTimeAsync(4_000)
  expect(await stalling.requests(1)).toHaveLength(1)
})

test('a stalled change is given up after 30 s, and another window sends its list', async () => {
  const stalling = await stallingServer()
  const locks = createLocks()
  const one = openWindow(stalling, { locks })
  const milk = add('milk')
  one.queue.add(milk)
  await stalling.headersArrived
  const other = openWindow(stalling, { locks })
  const eggs = add('eggs')
  other.queue.add(eggs)
  await jest.advanceTimersByTimeAsync(33_000)
  const [, second, third] = await stalling.requests(3)
  expect([second?.reference, third?.reference]).toEqual([milk.reference, eggs.reference])
})
