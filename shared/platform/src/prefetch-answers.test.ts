import { listLabels } from '@potluck/api/labels'
import { answer } from '@potluck/testing/answers'
import { createTestHost } from '@potluck/testing/test-host'
import { prefetchAnswers } from './prefetch-answers.ts'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function start() {
  const host = createTestHost({ answers: [answer(listLabels, () => [])] })
  const stop = prefetchAnswers(host, {
    events: ['book:changed'],
    async prefetch(ask) {
      await ask(listLabels, {})
    },
  })
  const want = (on: boolean) => host.preferences.update('global', { enableExperimentalOfflineCache: on })
  const requestCount = async () => {
    await jest.advanceTimersByTimeAsync(10_000)
    return host.happenings.requests.length
  }
  return { host, stop, want, requestCount }
}

test('the prefetch sends no request when it is off', async () => {
  const { host, requestCount } = start()
  host.bus.emit('book:changed', {})
  expect(await requestCount()).toBe(0)
})

test('the prefetch sends a request when it is on, and one more after several events', async () => {
  const { host, want, requestCount } = start()
  want(true)
  expect(await requestCount()).toBe(1)
  for (let at = 0; at < 3; at += 1) host.bus.emit('book:changed', {})
  expect(await requestCount()).toBe(2)
  want(false)
  host.bus.emit('book:changed', {})
  expect(await requestCount()).toBe(2)
})

test('the prefetch ends with the session', async () => {
  const { host, stop, want, requestCount } = start()
  want(true)
  stop()
  expect(await requestCount()).toBe(0)
  expect(host.listeners()).toBe(0)
})
