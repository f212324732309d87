import { createBackoff } from './backoff.ts'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** How long the next pauses are, milliseconds, each begun when the one before has ended. */
function pausesOf(count: number, atLeastMs: number | null = null): number[] {
  const ended: number[] = []
  const backoff = createBackoff(() => ended.push(Date.now()))
  return Array.from({ length: count }, () => {
    const begun = Date.now()
    backoff.begin('list', atLeastMs)
    jest.runOnlyPendingTimers()
    return (ended.at(-1) ?? 0) - begun
  })
}

test('pauses double from a second to a minute', () => {
  expect(pausesOf(8)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
})

test('a pause is at least as long as the server asks for', () => {
  expect(pausesOf(1, 20_000)).toEqual([20_000])
})

test('a pause is short again after a success, and names do not wait for each other', () => {
  const retried: string[] = []
  const backoff = createBackoff((name) => retried.push(name))
  backoff.begin('list', null)
  jest.runOnlyPendingTimers()
  backoff.forget('list')
  backoff.begin('list', null)
  backoff.begin('messages', 5_000)
  expect([backoff.has('list'), backoff.has('messages'), backoff.has('book')]).toEqual([true, true, false])
  expect(backoff.nextMs()).toBe(1_000)
  jest.advanceTimersByTime(1_000)
  expect(retried).toEqual(['list', 'list'])
  expect(backoff.nextMs()).toBe(4_000)
  backoff.end()
  expect(backoff.nextMs()).toBeNull()
  jest.advanceTimersByTime(60_000)
  expect(retried).toEqual(['list', 'list'])
})
