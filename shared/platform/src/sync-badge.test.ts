import { createBus } from './bus.ts'
import { eventWindowMs } from './refetch-soon.ts'
import { syncBadge } from './sync-badge.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A question that the test answers, in whatever order it likes. */
class Asked {
  answer: (count: number) => void = () => {}
  refuse: (error: Error) => void = () => {}
  readonly answered = new Promise<number>((resolve, reject) => {
    this.answer = resolve
    this.refuse = reject
  })
}

function start() {
  const requests: Asked[] = []
  const counts: number[] = []
  const bus = createBus(() => {})
  const stop = syncBadge(
    { bus, badges: { set: (_entry, count) => void counts.push(count) } },
    {
      entry: 'inbox',
      events: ['recipe:updated', 'live:connected'],
      count() {
        const question = new Asked()
        requests.push(question)
        return question.answered
      },
    },
  )
  return { requests, counts, bus, stop }
}

/** When whatever waits for the answers has gone on: that is three promises deep, and promises keep their order. */
async function settled(...questions: readonly (Asked | undefined)[]): Promise<void> {
  await Promise.allSettled(questions.map((question) => question?.answered))
  await Promise.resolve()
}

test('the badge counts at the start and after each event', async () => {
  const { requests, counts, bus } = start()
  requests[0]?.answer(1)
  await settled(requests[0])
  bus.emit('recipe:updated', { recipeId: 'r', change: 'saved' })
  bus.emit('friends:updated', { otherUser: { id: 'b', name: 'Ben', handle: null } })
  jest.advanceTimersByTime(eventWindowMs)
  expect(requests).toHaveLength(2)
  requests[1]?.answer(5)
  await settled(requests[1])
  expect(counts).toEqual([1, 5])
})

test('many events in a short time cause one count', () => {
  const { requests, bus } = start()
  for (let at = 0; at < 500; at += 1) bus.emit('recipe:updated', { recipeId: `r${at}`, change: 'saved' })
  jest.advanceTimersByTime(eventWindowMs)
  expect(requests).toHaveLength(2)
})

test('the badge ignores an answer that a later count overtook', async () => {
  const { requests, counts, bus } = start()
  bus.emit('live:connected', {})
  jest.advanceTimersByTime(eventWindowMs)
  requests[1]?.answer(2)
  await settled(requests[1])
  requests[0]?.answer(1)
  await settled(requests[0])
  expect(counts).toEqual([2])
})

test('the badge stays unchanged when a count fails', async () => {
  const { requests, counts, bus } = start()
  requests[0]?.answer(1)
  await settled(requests[0])
  bus.emit('live:connected', {})
  jest.advanceTimersByTime(eventWindowMs)
  requests[1]?.refuse(new Error('busy'))
  await settled(requests[1])
  expect(counts).toEqual([1])
})

test('a stopped badge sends no request and shows no count', async () => {
  const { requests, counts, bus, stop } = start()
  stop()
  requests[0]?.answer(1)
  await settled(requests[0])
  bus.emit('live:connected', {})
  jest.advanceTimersByTime(eventWindowMs)
  expect(requests).toHaveLength(1)
  expect(counts).toEqual([])
})
