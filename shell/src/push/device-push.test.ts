/** @page */
import { createApiClient } from '@potluck/api/client'
import { addFcmToken, addPushDevice, getPush, removePushDevice } from '@potluck/api/push'
import { createStore } from '@potluck/platform/store'
import { answer, answering } from '@potluck/testing/answers'
import { createDevicePush } from './device-push.ts'
import { mayRingFor, readPushFacts, storePushFacts } from './push-facts.ts'

const publicKey = btoa('k'.repeat(65)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const base = 'https://potluck.test/api/'
const day = 86_400_000
const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }

/** Adds browser features that jsdom lacks, and removes them after the test. */
const cleanups: (() => void)[] = []
function bring(on: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(on, name)
  Object.defineProperty(on, name, { value, configurable: true, writable: true })
  cleanups.push(() => (before ? Object.defineProperty(on, name, before) : Reflect.deleteProperty(on, name)))
}

beforeEach(() => localStorage.clear())

afterEach(() => {
  for (const take of cleanups.splice(0)) take()
})

/** A browser whose user answers the question for permission, with a worker and a push service. */
function browser(permission: NotificationPermission, answers: NotificationPermission = 'granted') {
  let subscriptionCount = 0
  const notifications = [{ close: jest.fn() }]
  const state = { subscription: null as object | null }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    subscriptionCount += 1
    const endpoint = `https://push.example.com/${subscriptionCount}`
    state.subscription = {
      endpoint,
      options: { applicationServerKey: applicationServerKey.slice().buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        state.subscription = null
      },
    }
    return state.subscription
  }
  const registration = {
    active: {},
    pushManager: { subscribe, getSubscription: async () => state.subscription },
    getNotifications: async () => notifications,
  }
  const permissionApi = { permission, requestPermission: jest.fn(async () => answers) }
  permissionApi.requestPermission.mockImplementation(async () => {
    permissionApi.permission = answers
    return answers
  })
  bring(navigator, 'serviceWorker', { getRegistration: async () => registration, ready: registration })
  bring(globalThis, 'PushManager', class {})
  bring(globalThis, 'Notification', permissionApi)
  return { permissionApi, state, notifications }
}

function device(firebase: null | object = null) {
  const network = answering(
    base,
    answer(getPush, () => ({ publicKey, firebase: firebase as null, off: ['timers'] })),
    answer(addPushDevice, () => ({})),
    answer(addFcmToken, () => ({})),
    answer(removePushDevice, () => ({})),
  )
  const api = createApiClient({ base, token: () => 'token', fetch: network.fetch })
  const sent = () =>
    network.requests.filter(({ endpoint }) => endpoint !== getPush).map(({ endpoint, body }) => [endpoint.method, body])
  return { push: createDevicePush({ api, language: createStore('he') }), sent }
}

const first = { endpoint: 'https://push.example.com/1', keys, language: 'he' }

test('turning push on asks the browser, subscribes with the key of the server, and sends the subscription', async () => {
  const { permissionApi } = browser('default')
  const { push, sent } = device()
  expect(push.get()).toBe('off')
  await push.turnOn()
  expect(permissionApi.requestPermission).toHaveBeenCalledTimes(1)
  expect(push.get()).toBe('on')
  expect(sent()).toEqual([['POST', first]])
  expect(mayRingFor('timers')).toBe(false)
  expect(mayRingFor('messages')).toBe(true)
})

test('push is blocked, and nothing is sent, when the cook refuses', async () => {
  browser('default', 'denied')
  const { push, sent } = device()
  await push.turnOn()
  expect(push.get()).toBe('blocked')
  expect(sent()).toEqual([])
})

test('an allowed subscription is sent again at the start, with a new address after seven days', async () => {
  browser('granted')
  const { push, sent } = device()
  await push.resume()
  await push.resume()
  storePushFacts({ madeAt: Date.now() - 8 * day })
  await push.resume()
  expect(sent().map(([, body]) => body)).toEqual([first, first, { ...first, endpoint: 'https://push.example.com/2' }])
  expect(Date.now() - readPushFacts().madeAt).toBeLessThan(day)
})

test.each(['default', 'denied'] as const)(
  'the start asks for nothing when the permission is %s',
  async (permission) => {
    const { permissionApi } = browser(permission)
    const { push, sent } = device()
    await push.resume()
    expect(permissionApi.requestPermission).not.toHaveBeenCalled()
    expect(sent()).toEqual([])
  },
)

test('push that is turned off stays off at the next start', async () => {
  const { state } = browser('granted')
  const { push, sent } = device()
  await push.turnOn()
  await push.turnOff()
  expect([push.get(), state.subscription]).toEqual(['off', null])
  expect(sent().at(-1)).toEqual(['DELETE', { endpoint: first.endpoint }])
  const next = device()
  await next.push.resume()
  expect([next.push.get(), next.sent()]).toEqual(['off', []])
  await next.push.turnOn()
  expect(next.push.get()).toBe('on')
})

test('a logout while the device subscribes leaves no subscription, and sends no address', async () => {
  const { state } = browser('granted')
  const { push, sent } = device()
  const resumed = push.resume()
  await push.forget()
  await resumed
  expect(state.subscription).toBeNull()
  expect(sent()).toEqual([])
})

test('push ends with the session, and visible notifications are closed', async () => {
  const { state, notifications } = browser('granted')
  const { push } = device()
  await push.turnOn()
  await push.forget()
  expect(state.subscription).toBeNull()
  expect(notifications[0]?.close).toHaveBeenCalled()
})

test('the state says unsupported in a browser without push, and on an iPhone outside the home screen', async () => {
  expect(device().push.get()).toBe('unsupported')
  bring(globalThis, 'isSecureContext', true)
  bring(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')
  expect(device().push.get()).toBe('home-screen')
})

test('push does not wait for ever without a worker', async () => {
  browser('granted')
  bring(navigator, 'serviceWorker', { ready: new Promise(() => {}) })
  jest.useFakeTimers()
  const resumed = expect(device().push.resume()).rejects.toThrow('there is no service worker')
  await jest.advanceTimersByTimeAsync(15_000)
  await resumed
  jest.useRealTimers()
})
