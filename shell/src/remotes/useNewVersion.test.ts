/** @page */
import { createBus } from '@potluck/platform/bus'
import { createStore } from '@potluck/platform/store'
import { act, renderHook } from '@testing-library/react'
import { type RegistryState, unreadRegistry } from './read-registry.ts'
import { useNewVersion } from './useNewVersion.ts'

const deployed = (version: string): RegistryState => ({
  ...unreadRegistry,
  source: 'deployment',
  remotes: [{ id: 'recipes', version, contract: 1, enabled: true, entry: 'r.js', paths: ['list'], background: false }],
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A window that runs version 1 after version 2 was deployed. */
function openWindow() {
  const registry = createStore(deployed('1'))
  const bus = createBus((error) => {
    throw error
  })
  const refresh = jest.fn(async () => registry.set(deployed('2')))
  const { result } = renderHook(() => useNewVersion({ registry, refresh, screens: { runningVersion: () => '1' } }, bus))
  expect(result.current).toBe(false)
  return { bus, refresh, isTold: () => result.current }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a visible window learns of a new version within five minutes', async () => {
  const { isTold } = openWindow()
  await pass(299_000)
  expect(isTold()).toBe(false)
  await pass(1_000)
  expect(isTold()).toBe(true)
})

test('a window asks when the live connection opens again, at most once a minute', async () => {
  const { bus, refresh, isTold } = openWindow()
  await act(async () => bus.emit('live:connected', {}))
  expect(refresh).not.toHaveBeenCalled()
  await pass(60_000)
  for (let times = 0; times < 3; times += 1) await act(async () => bus.emit('live:connected', {}))
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(isTold()).toBe(true)
})
