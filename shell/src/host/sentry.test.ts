/** @page */
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { close, flush } from '@sentry/react'
import { createDeviceStorage } from '../device/device-storage.ts'
import { createToken } from '../device/token.ts'
import { type ReportError, startSentry } from './sentry.ts'

/** An HTTP service that receives error reports. It answers when the test allows it. */
async function startSink() {
  const bodies: string[] = []
  const waiting: ServerResponse[] = []
  const state = { answersAtOnce: true, status: 200 }
  const server = createServer(async (request, answer) => {
    bodies.push(await text(request))
    answer.statusCode = state.status
    if (state.answersAtOnce) answer.end('{}')
    else waiting.push(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    state,
    dsn: `http://key@127.0.0.1:${port}/7`,
    /** The messages of the received errors. Each report contains the message of its newest error last. */
    errors: () => bodies.map((body) => body.match(/"value":"(error \d+)/)?.[1]),
    bodies,
    letGo: () => waiting.splice(0).map((answer) => answer.end('{}')),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const keepAlives: boolean[] = []

/** jsdom has no fetch. This one sends real requests as the browser's does. */
const overHttp: typeof fetch = (address, { method = 'GET', body, keepalive = false } = {}) => {
  keepAlives.push(keepalive)
  return new Promise((resolve, reject) => {
    const sending = request(String(address), { method }, (answer) => {
      answer.resume()
      const headers = { get: (name: string) => answer.headers[name.toLowerCase()]?.toString() ?? null }
      resolve({ status: answer.statusCode ?? 0, headers } as unknown as Response)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

let sink: Awaited<ReturnType<typeof startSink>>
let report: ReportError
const fetchBefore = globalThis.fetch

beforeEach(async () => {
  globalThis.fetch = overHttp
  keepAlives.length = 0
  sink = await startSink()
  const storage = createDeviceStorage(() => localStorage)
  report = await startSentry({ dsn: sink.dsn }, createToken(storage, window))
})

afterEach(async () => {
  jest.restoreAllMocks()
  sink.letGo()
  await close(2_000)
  await sink.stop()
  globalThis.fetch = fetchBefore
})

const arrived = async (count: number) => {
  while (sink.bodies.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a report says the version of the product', async () => {
  report(new Error('error 1'))
  await arrived(1)
  expect(sink.bodies[0]).toContain('"release":"potluck@development"')
})

test('a report has an error with five causes at most', async () => {
  let error = new Error('cause 0')
  for (let depth = 1; depth < 9; depth++) error = new Error(`cause ${depth}`, { cause: error })
  report(error)
  await arrived(1)
  const causes = new Set(sink.bodies[0]?.match(/cause \d/g))
  expect([...causes].toSorted()).toEqual(['cause 3', 'cause 4', 'cause 5', 'cause 6', 'cause 7', 'cause 8'])
})

test('at most thirty reports are under way, fewer than fifteen survive their page, and more are dropped', async () => {
  sink.state.answersAtOnce = false
  for (let number = 1; number <= 40; number++) report(Object.assign(new Error(`error ${number}`), { stack: '' }))
  await arrived(30)
  sink.state.answersAtOnce = true
  sink.letGo()
  await flush(5_000)
  report(new Error('error 41'))
  await arrived(31)
  expect(new Set(sink.errors())).toEqual(
    new Set([...Array.from({ length: 30 }, (_, at) => `error ${at + 1}`), 'error 41']),
  )
  expect(keepAlives).toEqual([...Array.from({ length: 30 }, (_, at) => at < 14), true])
  // The number of the reports was the limit, not their size.
  expect(sink.bodies.slice(0, 15).join('').length).toBeLessThan(60_000)
})

test('a report of more than 60,000 bytes is sent without keepalive', async () => {
  report(new Error('error 1'), { kind: 'x'.repeat(10) })
  await arrived(1)
  let error = new Error('x')
  for (let depth = 0; depth < 5; depth++) {
    error = new Error(`error 2`, { cause: error })
    error.stack = Array.from(
      { length: 50 },
      (_, at) => `    at step${at} (https://potluck.test/${'x'.repeat(300)}:1:1)`,
    ).join('\n')
  }
  report(error)
  await arrived(2)
  expect(sink.bodies.map(({ length }) => length > 60_000)).toEqual([false, true])
  expect(keepAlives).toEqual([true, false])
})

test('no report is sent for a minute after the service answers that it has enough', async () => {
  sink.state.status = 429
  report(new Error('error 1'))
  await arrived(1)
  await flush(5_000)
  sink.state.status = 200
  report(new Error('error 2'))
  await flush(5_000)
  const later = Date.now() + 61_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  report(new Error('error 3'))
  await arrived(2)
  expect(sink.errors()).toEqual(['error 1', 'error 3'])
})
