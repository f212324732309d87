/** @page */
import { closeAtBack, enterHistory } from './close-at-back.ts'

const popped = () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))

/** The paths that the router got. */
const seen: string[] = []
const router = () => void seen.push(location.hash)

/** Resolves when the browser has been to where it was sent and back. */
async function roundTrip(go: () => void): Promise<void> {
  const arrivals: string[] = []
  await new Promise<void>((resolve) => {
    const count = () => {
      arrivals.push(location.hash)
      if (arrivals.length === 2) resolve()
    }
    addEventListener('hashchange', count)
    go()
  })
}

const leaves: (() => void)[] = []
const open = (close: () => void) => {
  const leave = enterHistory(close)
  leaves.push(leave)
  return leave
}

beforeEach(() => {
  history.pushState({ idx: 0 }, '', '#/list')
  history.pushState({ idx: 1 }, '', '#/recipe')
  history.pushState({ idx: 2 }, '', '#/edit')
  seen.length = 0
  addEventListener('popstate', router)
})

afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  removeEventListener('popstate', router)
})

test('back closes an open dialog, and the page stays', async () => {
  let isOpen = true
  const leave = open(() => {
    isOpen = false
    leave()
  })
  await roundTrip(() => history.back())
  expect(isOpen).toBe(false)
  expect(location.hash).toBe('#/edit')
  expect(seen).toEqual([])
})

test('back leaves the page when no dialog is open', async () => {
  const leave = open(() => leave())
  await roundTrip(() => history.back())
  const arrived = popped()
  history.back()
  await arrived
  expect(seen).toEqual(['#/recipe'])
})

test('back closes only the upper one of two dialogs', async () => {
  const closed: string[] = []
  open(() => closed.push('drawer'))
  const leave = open(() => {
    closed.push('dialog')
    leave()
  })
  await roundTrip(() => history.back())
  expect(closed).toEqual(['dialog'])
  await roundTrip(() => history.back())
  expect(closed).toEqual(['dialog', 'drawer'])
})

test('back does not close a dialog that needs an answer', async () => {
  open(() => {})
  await roundTrip(() => history.go(-2))
  expect(location.hash).toBe('#/edit')
  expect(seen).toEqual([])
})

test('forward closes an open dialog', async () => {
  const arrived = popped()
  history.back()
  await arrived
  seen.length = 0
  const leave = open(() => leave())
  await roundTrip(() => history.forward())
  expect(location.hash).toBe('#/recipe')
  expect(seen).toEqual([])
})

test('a typed address is followed while a dialog is open', () => {
  open(() => {})
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(seen).toHaveLength(1)
})

test('the back gesture of a phone closes a dialog on the first page of the history', () => {
  const watchers: { onclose: (() => void) | null; destroy: jest.Mock }[] = []
  class Watcher {
    onclose = null
    destroy = jest.fn()
    constructor() {
      watchers.push(this)
    }
  }
  Object.assign(window, { CloseWatcher: Watcher })
  const close = jest.fn()
  const leave = closeAtBack(close)
  watchers[0]?.onclose?.()
  expect(close).toHaveBeenCalledTimes(1)
  leave()
  expect(watchers[0]?.destroy).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(window, 'CloseWatcher')
})

test('back to a history entry before the router closes a dialog', async () => {
  history.pushState(null, '', '#/list')
  history.pushState({ idx: 0 }, '', '#/recipe')
  const closed: string[] = []
  const leave = open(() => {
    closed.push('log')
    leave()
  })
  await roundTrip(() => history.back())
  expect(closed).toEqual(['log'])
  expect(location.hash).toBe('#/recipe')
  expect(seen).toEqual([])
})
