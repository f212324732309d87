/** @page */
import { createStore } from '@potluck/platform/store'
import type { Timer } from '@potluck/platform/timers'
import { createLocks } from '@potluck/testing/window-locks'
import { createDeviceStorage } from '../device/device-storage.ts'
import type { Bell, RunningTimers } from '../host/kitchen.ts'
import { randomId } from './random-id.ts'
import { runTimers } from './run-timers.ts'
import { timersKey } from './stored-timers.ts'
import { isUp, leftOf, lengthened, maxTimers, minuteMs, paused, renamed, resumed, ringsForMs } from './timer-times.ts'

const noon = Date.parse('2026-10-25T00:30:00Z')
const dayMs = 24 * 60 * minuteMs

let open: RunningTimers[] = []

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: noon })
})

afterEach(() => {
  for (const window of open) window.close()
  open = []
  jest.useRealTimers()
})

/** A storage that tells windows of what is written, as a browser does. */
const shared = (): Storage =>
  new Proxy(localStorage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, given)
        const [key] = given
        if (name !== 'getItem' && typeof key === 'string') dispatchEvent(new StorageEvent('storage', { key }))
        return result
      }
    },
  })

interface WindowSettings {
  readonly locks?: LockManager | undefined
  readonly storage?: () => Storage
}

/** A window of the one browser, and what its cook hears. */
function openWindow({ locks, storage = shared }: WindowSettings = {}) {
  const heard = { strokes: 0, announced: [] as string[] }
  const bell: Bell = {
    audible: createStore(true),
    unlock() {},
    strike: () => {
      heard.strokes += 1
    },
    announce: ({ name }) => void heard.announced.push(name),
    hush() {},
  }
  const shown = createStore<readonly Timer[]>([])
  const timers = runTimers({
    shown,
    bell,
    locks,
    storage: createDeviceStorage(storage),
    newId: randomId,
    titleOf: ({ name }) => name,
  })
  open.push(timers)
  return {
    timers,
    heard,
    start: (name: string, seconds: number) => timers.start({ name, about: 'Soup', path: '/recipe/soup', seconds }),
    left: () => shown.get().map((timer) => `${timer.name} ${leftOf(timer, Date.now()) / 1000}`),
    up: () => shown.get().filter((timer) => isUp(timer, Date.now())).length,
    find: (name: string) => shown.get().find((timer) => timer.name === name)?.id ?? '',
    shown: () => shown.get(),
  }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

const withLocks = () => ({ locks: createLocks() })
const withoutLocks = () => ({})

describe.each([
  ['with the locks of the browser', withLocks],
  ['on an origin without locks', withoutLocks],
])('%s', (_, browser) => {
  test('all windows show several timers, and one rings', async () => {
    const settings = browser()
    const [one, other] = [openWindow(settings), openWindow(settings)]
    await one.start('Rice', 600)
    await other.start('Eggs', 60)
    await pass(59_000)
    expect(one.left()).toEqual(['Rice 541', 'Eggs 1'])
    expect(other.left()).toEqual(one.left())
    expect(one.heard.strokes + other.heard.strokes).toBe(0)
    await pass(5_000)
    expect([...one.heard.announced, ...other.heard.announced]).toEqual(['Eggs'])
    const [silent, loud] = [one.heard.strokes, other.heard.strokes].sort((a, b) => a - b)
    expect(silent).toBe(0)
    expect(loud).toBeGreaterThan(2)
    expect(one.up()).toBe(1)
    expect(other.up()).toBe(1)
  })

  test('another window rings on when the one that rings is closed, and announces nothing again', async () => {
    const settings = browser()
    const one = openWindow(settings)
    await one.start('Eggs', 60)
    await pass(1_000)
    const other = openWindow(settings)
    await pass(62_000)
    expect(one.heard.announced).toEqual(['Eggs'])
    expect(other.heard.strokes).toBe(0)
    one.timers.close()
    await pass(5_000)
    expect(other.heard.strokes).toBeGreaterThan(1)
    expect(other.heard.announced).toEqual([])
  })

  test('a timer that is stopped in one window is silent in all', async () => {
    const settings = browser()
    const [one, other] = [openWindow(settings), openWindow(settings)]
    await one.start('Eggs', 10)
    await pass(12_000)
    await other.timers.stop([other.find('Eggs')])
    const before = one.heard.strokes + other.heard.strokes
    await pass(10_000)
    expect(one.shown()).toEqual([])
    expect(one.heard.strokes + other.heard.strokes).toBe(before)
  })
})

test('another window takes over from one that crashed when the browser has no locks', async () => {
  const other = openWindow()
  localStorage.setItem('potluck:user:bell', `gone ${Date.now() + 2_000}`)
  await other.start('Eggs', 1)
  await pass(1_500)
  expect(other.heard.strokes).toBe(0)
  await pass(3_000)
  expect(other.heard.strokes).toBeGreaterThan(0)
})

test('timers survive a reload, and one that ended meanwhile rings afterwards', async () => {
  const before = openWindow()
  await before.start('Rice', 600)
  await before.start('Eggs', 60)
  before.timers.close()
  jest.setSystemTime(noon + 3 * minuteMs)
  const after = openWindow()
  await pass(500)
  expect(after.left()).toEqual(['Rice 419.5', 'Eggs 0'])
  expect(after.heard.announced).toEqual(['Eggs'])
})

test('a device that slept past the end rings once when it wakes', async () => {
  const window = openWindow()
  await window.start('Bread', 3600)
  jest.setSystemTime(noon + dayMs)
  await pass(2_000)
  expect(window.up()).toBe(1)
  expect(window.heard.announced).toEqual(['Bread'])
  expect(window.heard.strokes).toBeGreaterThan(0)
})

test('a clock set back by a day while it runs costs seconds at most', async () => {
  const window = openWindow()
  await window.start('Bread', 600)
  await pass(5 * minuteMs)
  jest.setSystemTime(Date.now() - dayMs)
  await pass(1_000)
  const [bread] = window.shown()
  expect(bread && leftOf(bread, Date.now())).toBeGreaterThan(5 * minuteMs - 10_000)
  expect(bread && leftOf(bread, Date.now())).toBeLessThanOrEqual(5 * minuteMs)
  await pass(5 * minuteMs)
  expect(window.heard.announced).toEqual(['Bread'])
})

test('a timer rings for some minutes and then waits in silence', async () => {
  const window = openWindow()
  await window.start('Eggs', 1)
  await pass(ringsForMs + 5_000)
  const strokes = window.heard.strokes
  expect(strokes).toBeGreaterThan(ringsForMs / 1000 - 10)
  await pass(minuteMs)
  expect(window.heard.strokes).toBe(strokes)
  expect(window.up()).toBe(1)
})

test('a timer can be paused, renamed, resumed and lengthened by a minute', async () => {
  const window = openWindow()
  await window.start('Rice', 60)
  const id = window.find('Rice')
  await window.timers.change(id, paused)
  await pass(minuteMs)
  await window.timers.change(id, (timer) => renamed(timer, 'Brown rice'))
  expect(window.left()).toEqual(['Brown rice 60'])
  await window.timers.change(id, resumed)
  await window.timers.change(id, (timer, now) => lengthened(timer, minuteMs, now))
  await pass(100_000)
  expect(window.left()).toEqual(['Brown rice 20'])
  expect(window.heard.announced).toEqual([])
})

test.each([
  ['refused', 'denied'],
  ['full', 'QuotaExceededError'],
])('timers run as long as the page, and say so, when storage is %s', async (_, name) => {
  const refuse = (): never => {
    throw new DOMException(name, name)
  }
  const window = openWindow({ storage: refuse })
  await window.start('Eggs', 5)
  expect(window.timers.outliveThePage()).toBe(false)
  await pass(6_000)
  expect(window.heard.announced).toEqual(['Eggs'])
})

test('a hundred timers run at once; there is no room for one more', async () => {
  const window = openWindow()
  for (let number = 1; number <= maxTimers; number += 1) expect(await window.start(`Pot ${number}`, 5)).toBe(true)
  expect(await window.start('Too much', 5)).toBe(false)
  await pass(8_000)
  expect(window.heard.announced).toHaveLength(maxTimers)
  await window.timers.stop(window.shown().map(({ id }) => id))
  expect(localStorage.getItem(timersKey)).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['something else', '{"timers":1}'],
  ['broken timers', '[null,7,{"id":"x"},{"id":"y","name":"","about":"","path":"javascript:x","length":1,"state":{}}]'],
])('stored timers with %s are ignored', async (_, stored) => {
  localStorage.setItem(timersKey, stored)
  const window = openWindow()
  expect(window.shown()).toEqual([])
  await window.start('Eggs', 5)
  expect(window.left()).toEqual(['Eggs 5'])
})

test('a broken stored timer is left out, and the others run', async () => {
  const first = openWindow()
  await first.start('Rice', 60)
  const stored: unknown = JSON.parse(localStorage.getItem(timersKey) ?? '[]')
  localStorage.setItem(timersKey, JSON.stringify([{ id: 'broken' }, ...(Array.isArray(stored) ? stored : [])]))
  expect(openWindow().left()).toEqual(['Rice 60'])
})

test('a timer whose stored end is far away is never longer than it was set for', async () => {
  const first = openWindow()
  await first.start('Rice', 60)
  localStorage.setItem(timersKey, (localStorage.getItem(timersKey) ?? '').replace(/"endsAt":\d+/, '"endsAt":9e15'))
  expect(openWindow().left()).toEqual(['Rice 60'])
})
