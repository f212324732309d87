import { RunningRequests } from './running-requests.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a request without progress for 5 s is aborted when the network returns, one with a file after 30 s', () => {
  const requests = new RunningRequests()
  const [tick, photo] = [requests.begin(false), requests.begin(true)]
  jest.advanceTimersByTime(4_999)
  requests.abortHanging()
  expect(tick.signal.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  requests.abortHanging()
  expect([tick.signal.aborted, photo.signal.aborted]).toEqual([true, false])
  jest.advanceTimersByTime(25_000)
  requests.abortHanging()
  expect(photo.signal.aborted).toBe(true)
})

test('a request that made progress, and one that has ended, are not aborted', () => {
  const requests = new RunningRequests()
  const [photo, tick] = [requests.begin(true), requests.begin(false)]
  tick.end()
  jest.advanceTimersByTime(20_000)
  photo.noteProgress()
  jest.advanceTimersByTime(20_000)
  requests.abortHanging()
  expect([photo.signal.aborted, tick.signal.aborted]).toEqual([false, false])
})
