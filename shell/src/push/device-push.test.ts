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

/** Brings what jsdom lacks; taken away again after the test. */
const brought: (() => void)[] = []
function bring(on: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(on, name)
  Object.defineProperty(on, name, { value, configurable: true, writable: true })
  brought.push(() => (before ? Object.defineProperty(on, name, before) : Reflect.deleteProperty(on, name)))
}

beforeEach(() => localStorage.clear())

afterEach(() => {
  for (const take of brought.splice(0)) take()
})

/** A browser whose user answers the question for permission, with a worker and a push service. */
function browser(permission: NotificationPermission, answers: NotificationPermission = 'granted') {
  let made = 0
  const shown = [{ close: jest.fn() }]
  const state = { subscription: null as object | null }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    made += 1
    const endpoint = `https://push.example.com/${made}`
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
    getNotifications: async () => shown,
  }
  const asked = { permission, requestPermission: jest.fn(async () => answers) }
  asked.requestPermission.mockImplementation(async () => {
    asked.permission = answers
    return answers
  })
  bring(navigator, 'serviceWorker', { getRegistration: async () => registration, ready: registration })
  bring(globalThis, 'PushManager', class {})
  bring(globalThis, 'Notification', asked)
  return { asked, state, shown }
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

test('turned on by a press: the browser is asked, subscribes to the key of this server and is sent to it', async () => {
  const { asked } = browser('default')
  const { push, sent } = device()
  expect(push.get()).toBe('off')
  await push.turnOn()
  expect(asked.requestPermission).toHaveBeenCalledTimes(1)
  expect(push.get()).toBe('on')
  expect(sent()).toEqual([['POST', first]])
  expect(mayRingFor('timers')).toBe(false)
  expect(mayRingFor('messages')).toBe(true)
})

test('a cook who refuses is left in peace: nothing is sent, and the state says blocked', async () => {
  browser('default', 'denied')
  const { push, sent } = device()
  await push.turnOn()
  expect(push.get()).toBe('blocked')
  expect(sent()).toEqual([])
})

test('at the start, what is allowed is asked for again, with the same address; after seven days with a new one', async () => {
  browser('granted')
  const { push, sent } = device()
  await push.resume()
  await push.resume()
  storePushFacts({ madeAt: Date.now() - 8 * day })
  await push.resume()
  expect(sent().map(([, body]) => body)).toEqual([first, first, { ...first, endpoint: 'https://push.example.com/2' }])
  expect(Date.now() - readPushFacts().madeAt).toBeLessThan(day)
})

test.each(['default', 'denied'] as const)('at the start nothing is asked where it is %s', async (permission) => {
  const { asked } = browser(permission)
  const { push, sent } = device()
  await push.resume()
  expect(asked.requestPermission).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

test('turned off here, it stays off at the next start, until it is turned on again', async () => {
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

test('when the session ends nothing rings here any more, and what was shown goes', async () => {
  const { state, shown } = browser('granted')
  const { push } = device()
  await push.turnOn()
  await push.forget()
  expect(state.subscription).toBeNull()
  expect(shown[0]?.close).toHaveBeenCalled()
})

test('a browser that cannot says so, and so does an iPhone before the home screen', async () => {
  expect(device().push.get()).toBe('unsupported')
  bring(globalThis, 'isSecureContext', true)
  bring(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')
  expect(device().push.get()).toBe('home-screen')
})

test('without a worker nothing waits for ever', async () => {
  browser('granted')
  bring(navigator, 'serviceWorker', { ready: new Promise(() => {}) })
  jest.useFakeTimers()
  const resumed = expect(device().push.resume()).rejects.toThrow('there is no service worker')
  await jest.advanceTimersByTimeAsync(15_000)
  await resumed
  jest.useRealTimers()
})
