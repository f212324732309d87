import { createApiClient } from '@potluck/api/client'
import { createTicket } from '@potluck/api/tickets'
import { createBus } from '@potluck/platform/bus'
import { answer, answering, Refusal } from '@potluck/testing/answers'
import { ada } from '@potluck/testing/fixtures'
import { liveAddress, openLiveChannel } from './live-channel.ts'

const base = 'http://potluck.test/api/'
const ticket = { ticket: 'short-lived', expiresAt: '2026-01-01T12:00:00.000Z' }

class Channel extends EventTarget {
  static opened: Channel[] = []
  readonly url: string
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    Channel.opened.push(this)
  }

  close() {
    this.isClosed = true
  }

  receive(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const browserSocket = globalThis.WebSocket

beforeEach(() => {
  Channel.opened = []
  Object.assign(globalThis, { WebSocket: Channel })
  jest.useFakeTimers()
})
afterEach(() => {
  Object.assign(globalThis, { WebSocket: browserSocket })
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function start(refusal?: Refusal) {
  const network = answering(
    base,
    answer(createTicket, () => refusal ?? ticket),
  )
  const bus = createBus(() => {})
  const requireLogin = jest.fn()
  const api = createApiClient({ base, token: () => 'session-token', fetch: network.fetch })
  const stop = openLiveChannel({ api, apiBase: base, bus, requireLogin })
  await jest.advanceTimersByTimeAsync(0)
  return { bus, requireLogin, stop, requests: network.requests }
}

test.each([
  ['https://kitchen.example/potluck/api/', 'wss://kitchen.example/potluck/grip/ws?token=t'],
  ['http://127.0.0.1:8080/api/', 'ws://127.0.0.1:8080/grip/ws?token=t'],
])('for the API at %s the channel is at %s', (apiBase, expected) => {
  expect(liveAddress(apiBase, 't')).toBe(expected)
})

test('the address carries a ticket and never the session token', async () => {
  const { requests } = await start()
  expect(Channel.opened.map(({ url }) => url)).toEqual(['ws://potluck.test/grip/ws?token=short-lived'])
  expect(requests[0]).toMatchObject({ body: { purpose: 'live' } })
})

test('the live channel emits its opening, and each message under its own name', async () => {
  const { bus } = await start()
  const heard: unknown[] = []
  bus.on('live:connected', () => heard.push('connected'))
  bus.on('friends:updated', ({ otherUser }) => heard.push(otherUser.name))
  const [channel] = Channel.opened
  channel?.dispatchEvent(new Event('open'))
  channel?.receive(JSON.stringify({ type: 'friends:updated', data: { otherUser: ada } }))
  expect(heard).toEqual(['connected', 'Ada'])
})

test.each(['{"', '7', 'null', '{"type":"from:the:future","data":{}}', '{"type":"friends:updated","data":{}}'])(
  'the frame %s is ignored and closes nothing',
  async (frame) => {
    const { bus } = await start()
    bus.on('friends:updated', () => {
      throw new Error('heard')
    })
    const [channel] = Channel.opened
    expect(() => channel?.receive(frame)).not.toThrow()
    expect(channel?.isClosed).toBe(false)
  },
)

test.each([
  [0, 2_000],
  [0.9999, 3_999],
])('the live channel opens again 2 to 4 seconds after it closed (%d: %d ms)', async (random, wait) => {
  jest.spyOn(Math, 'random').mockReturnValue(random)
  await start()
  Channel.opened[0]?.dispatchEvent(new Event('close'))
  await jest.advanceTimersByTimeAsync(wait - 1)
  expect(Channel.opened).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(Channel.opened).toHaveLength(2)
})

test('the live channel retries without a ticket, and asks for a login at a 401', async () => {
  const busy = await start(new Refusal(503))
  await jest.advanceTimersByTimeAsync(4_000)
  expect(busy.requests.length).toBeGreaterThan(1)
  busy.stop()
  const ended = await start(new Refusal(401))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(ended.requireLogin).toHaveBeenCalledTimes(1)
  expect(ended.requests).toHaveLength(1)
})

test('the live channel closes and stays closed when it is stopped', async () => {
  const { stop, requests } = await start()
  stop()
  Channel.opened[0]?.dispatchEvent(new Event('close'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(Channel.opened).toHaveLength(1)
  expect(Channel.opened[0]?.isClosed).toBe(true)
  expect(requests).toHaveLength(1)
})

test.each([
  ['closed', undefined],
  ['was refused', new Refusal(503)],
])('the live channel that %s and is stopped then asks for nothing more', async (_what, refusal) => {
  const { stop, requests, requireLogin } = await start(refusal)
  Channel.opened[0]?.dispatchEvent(new Event('close'))
  await jest.advanceTimersByTimeAsync(1_000)
  stop()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(requests).toHaveLength(1)
  expect(requireLogin).not.toHaveBeenCalled()
})
