/** @page */
import type { Session } from '@potluck/platform/host'
import { createStore } from '@potluck/platform/store'
import { memoryCaches } from '@potluck/testing/memory-caches'
import { waitFor } from '@testing-library/dom'
import { registerWorker } from './register-worker.ts'

const base = 'http://localhost/'
const guest: Session = {
  loggedIn: false,
  account: null,
  capabilities: { highResImages: false, multipleImages: false, expandablePreviews: false },
}

/** jsdom has none: a message that is posted to one end arrives at the other. */
class Channel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) }
}

beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: Channel })
})

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'MessageChannel')
})

afterEach(() => {
  document.head.innerHTML = ''
})

/** The workers of a browser: one at a time for this product, built for these files. */
function workersOf(files: readonly string[]) {
  const events = new EventTarget()
  const posted: unknown[] = []
  const registered: unknown[] = []
  const state = { files, scopes: [base, 'http://localhost/other/'] }
  const active = {
    postMessage(message: unknown, [port]: MessagePort[] = []) {
      posted.push(message)
      port?.postMessage(state.files)
    },
  }
  const registration: {
    active: typeof active
    installing: EventTarget | null
    waiting: typeof active | null
    update: () => Promise<void>
  } = { active, installing: null, waiting: null, update: async () => {} }
  const workers = Object.assign(events, {
    register: async (...call: unknown[]) => {
      registered.push(call)
      return registration
    },
    getRegistration: async () => registration,
    getRegistrations: async () =>
      state.scopes.map((scope) => ({
        scope,
        unregister: async () => {
          state.scopes = state.scopes.filter((other) => other !== scope)
        },
      })),
    controller: active,
    ready: Promise.resolve(registration),
  })
  return { workers: workers as object as ServiceWorkerContainer, registration, state, posted, registered }
}

function keeping(files: readonly string[], isEnabled = true) {
  const browser = workersOf(files)
  const session = createStore(guest)
  const caches = memoryCaches()
  const shellReplaced = createStore(false)
  const language = createStore('en-us')
  const options = { base, isEnabled, session, language, shellReplaced, workers: browser.workers, caches }
  return { ...browser, options, session, caches, shellReplaced, language }
}

const withScript = (name: string) => {
  document.head.innerHTML = `<link rel="manifest" href="manifest.en-us.webmanifest"><script src="assets/${name}"></script>`
}

test('the worker is registered for the product alone, and prefetches what a member needs', async () => {
  withScript('main.1.js')
  const { options, registered, posted, session, language } = keeping(['assets/main.1.js'])
  const stop = await registerWorker(options)
  expect(registered).toEqual([[`${base}service-worker.js`, { scope: base, updateViaCache: 'none' }]])
  await waitFor(() => expect(posted).toContainEqual({ potluck: 'keep', isMember: false, language: 'en-us' }))
  session.set({ ...guest, loggedIn: true })
  session.set({ ...guest, loggedIn: true })
  // Messages arrive in order: after this one, no other is in flight.
  language.set('he')
  const last = { potluck: 'keep', isMember: true, language: 'he' }
  await waitFor(() => expect(posted).toContainEqual(last))
  expect(posted.filter((message) => JSON.stringify(message).includes('keep'))).toEqual([
    { potluck: 'keep', isMember: false, language: 'en-us' },
    { potluck: 'keep', isMember: true, language: 'en-us' },
    last,
  ])
  stop()
})

test('the words of a language are prefetched when it is chosen, and by the next worker', async () => {
  withScript('main.1.js')
  const { options, posted, language, workers } = keeping(['assets/main.1.js'])
  const stop = await registerWorker(options)
  language.set('he')
  const inHebrew = { potluck: 'keep', isMember: false, language: 'he' }
  await waitFor(() => expect(posted).toContainEqual(inHebrew))
  posted.length = 0
  workers.dispatchEvent(new Event('controllerchange'))
  await waitFor(() => expect(posted).toContainEqual(inHebrew))
  stop()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched over a connection with %j',
  async (connection) => {
    withScript('main.1.js')
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    try {
      const { options, registered, posted, language } = keeping(['assets/main.1.js'])
      const stop = await registerWorker(options)
      language.set('he')
      await waitFor(() => expect(posted).toContainEqual({ potluck: 'files' }))
      expect(registered).toHaveLength(1)
      expect(posted.filter((message) => JSON.stringify(message).includes('keep'))).toEqual([])
      stop()
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
)

test('a waiting worker is asked to take over, and then what to prefetch', async () => {
  withScript('main.1.js')
  const { options, workers, registration, posted } = keeping(['assets/main.1.js'])
  const installing = new EventTarget()
  const messages: unknown[] = []
  registration.installing = installing
  const listen = jest.spyOn(installing, 'addEventListener')
  const stop = await registerWorker(options)
  await waitFor(() => expect(listen).toHaveBeenCalled())
  const keep = { potluck: 'keep', isMember: false, language: 'en-us' }
  expect(posted).not.toContainEqual(keep)
  registration.installing = null
  registration.waiting = { postMessage: (message) => void messages.push(message) }
  installing.dispatchEvent(new Event('statechange'))
  await waitFor(() => expect(messages).toEqual([{ potluck: 'take over' }]))
  registration.waiting = null
  workers.dispatchEvent(new Event('controllerchange'))
  await waitFor(() => expect(posted).toContainEqual(keep))
  stop()
})

test('a newer shell is announced when its worker takes over, and not a worker that has this page too', async () => {
  withScript('main.1.js')
  const { options, workers, state, shellReplaced } = keeping(['assets/main.1.js'])
  const stop = await registerWorker(options)
  state.files = ['assets/main.2.js']
  workers.dispatchEvent(new Event('controllerchange'))
  await waitFor(() => expect(shellReplaced.get()).toBe(true))
  state.files = ['assets/main.1.js']
  workers.dispatchEvent(new Event('controllerchange'))
  await waitFor(() => expect(shellReplaced.get()).toBe(false))
  stop()
})

test('the worker and its caches are removed when a deployment wants none, and nothing else of the origin', async () => {
  const { options, registered, state, caches } = keeping([], false)
  for (const name of ['potluck:files', 'potluck:pages', 'somebody else']) await caches.open(name)
  await registerWorker(options)
  expect(registered).toEqual([])
  expect(state.scopes).toEqual(['http://localhost/other/'])
  expect(await caches.keys()).toEqual(['somebody else'])
})

test('a newer shell is announced though its worker took over before the page listened', async () => {
  withScript('main.1.js')
  const { options, shellReplaced } = keeping(['assets/main.2.js'])
  await registerWorker(options)
  await waitFor(() => expect(shellReplaced.get()).toBe(true))
})

test('the installed app has its name in the language of the cook', async () => {
  withScript('main.1.js')
  const { options, language } = keeping([])
  const stop = await registerWorker(options)
  language.set('he')
  expect(document.querySelector('link')?.getAttribute('href')).toBe('manifest.he.webmanifest')
  stop()
})
