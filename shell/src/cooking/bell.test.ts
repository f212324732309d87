/** @page */
import type { Timer } from '@potluck/platform/timers'
import { createBell } from './bell.ts'

const eggs: Timer = {
  id: 'eggs',
  name: 'Eggs',
  about: 'Salad',
  path: '/recipe/salad',
  length: 60_000,
  state: { is: 'running', endsAt: 1, rungAt: 1 },
}

const brought = new Set<string>()

/** Gives the browser something that jsdom lacks, until the test ends. */
function bring(name: string, value: unknown, on: object = globalThis): void {
  Object.defineProperty(on, name, { value, configurable: true, writable: true })
  brought.add(name)
}

afterEach(() => {
  for (const name of brought) {
    Reflect.deleteProperty(globalThis, name)
    Reflect.deleteProperty(navigator, name)
  }
  brought.clear()
})

/** A loudspeaker that starts as the browser allows. */
function bringSound(allows: () => boolean) {
  const tones: number[] = []
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  class Context {
    state = 'suspended'
    currentTime = 0
    onstatechange: (() => void) | null = null
    async resume() {
      if (!allows()) throw new DOMException('not allowed')
      this.state = 'running'
      this.onstatechange?.()
    }
    createOscillator = () => ({
      frequency: param,
      connect: (next: object) => next,
      start: (at: number) => void tones.push(at),
      stop() {},
    })
    createGain = () => ({ gain: param, connect: (next: object) => next })
    destination = {}
  }
  bring('AudioContext', Context)
  return tones
}

const quiet = { onPressed() {} }
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

test('the bell sounds and vibrates after a press', async () => {
  const tones = bringSound(() => true)
  const shakes: unknown[] = []
  bring('vibrate', (pattern: unknown) => shakes.push(pattern), navigator)
  const bell = createBell(quiet)
  bell.strike()
  expect(tones).toEqual([])
  bell.unlock()
  await settled()
  expect(bell.audible.get()).toBe(true)
  bell.strike()
  expect(tones).toHaveLength(3)
  bell.hush([])
  expect(shakes).toEqual([[200, 100, 200], [200, 100, 200], 0])
})

test('the bell reports a sound that the browser refuses, and the next press tries again', async () => {
  let allowed = false
  bringSound(() => allowed)
  const bell = createBell(quiet)
  bell.unlock()
  await settled()
  expect(bell.audible.get()).toBe(false)
  expect(() => bell.strike()).not.toThrow()
  allowed = true
  bell.unlock()
  await settled()
  expect(bell.audible.get()).toBe(true)
})

test('the bell is silent in a browser without sound and vibration', () => {
  const bell = createBell(quiet)
  bell.unlock()
  bell.strike()
  bell.announce(eggs, 'up')
  bell.hush([])
  expect(bell.audible.get()).toBe(false)
})

function bringNotifications(permission: NotificationPermission, fails = false) {
  const shown: { title: string; options: NotificationOptions; closed: boolean; onclick: (() => void) | null }[] = []
  class Shown {
    static permission = permission
    closed = false
    onclick: (() => void) | null = null
    readonly title: string
    readonly options: NotificationOptions
    constructor(title: string, options: NotificationOptions) {
      this.title = title
      this.options = options
      if (fails) throw new TypeError('Illegal constructor')
      shown.push(this)
    }
    close() {
      this.closed = true
    }
  }
  bring('Notification', Shown)
  return shown
}

test('a notification leads to the timer, and goes when it is stopped', async () => {
  const shown = bringNotifications('granted')
  window.focus = () => {}
  const pressed: string[] = []
  const bell = createBell({ onPressed: ({ name }) => void pressed.push(name) })
  bell.announce(eggs, 'Eggs: time is up')
  bell.announce({ ...eggs, id: 'rice', name: 'Rice' }, 'Rice: time is up')
  await settled()
  expect(shown.map(({ title, options }) => [title, options.body, options.tag])).toEqual([
    ['Eggs: time is up', 'Salad', 'eggs'],
    ['Rice: time is up', 'Salad', 'rice'],
  ])
  shown[1]?.onclick?.()
  expect(pressed).toEqual(['Rice'])
  bell.hush([{ ...eggs, id: 'rice' }])
  expect(shown[0]?.closed).toBe(true)
})

test.each(['denied', 'default'] as const)(
  'the bell shows no notification without permission (%s)',
  async (permission) => {
    const shown = bringNotifications(permission)
    createBell(quiet).announce(eggs, 'up')
    await settled()
    expect(shown).toEqual([])
  },
)

test('the bell notifies by the service worker when only that may, and does not fail without one', async () => {
  bringNotifications('granted', true)
  createBell(quiet).announce(eggs, 'up')
  await settled()
  const told: unknown[] = []
  const showNotification = async (title: string, { data }: NotificationOptions) => void told.push([title, data])
  bring('serviceWorker', { getRegistration: async () => ({ active: {}, showNotification }) }, navigator)
  createBell(quiet).announce(eggs, 'up')
  await settled()
  expect(told).toEqual([['up', { path: '/recipe/salad', timer: true }]])
})
