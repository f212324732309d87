import { TurnOverError } from './job-failure.ts'
import { Turn } from './turn.ts'

/** Answers of the queue, in order, and the number of queries. */
function queue(...answers: boolean[]) {
  let checks = 0
  return { isAnyWaiting: async () => answers[checks++] ?? false, checks: () => checks }
}

test('a turn does not query the queue before its end', async () => {
  const { isAnyWaiting, checks } = queue(true)
  const turn = new Turn(60_000, isAnyWaiting)
  await turn.yield()
  await turn.yield()
  expect(checks()).toBe(0)
})

test('a finished turn ends the run when another job waits', async () => {
  const { isAnyWaiting } = queue(true)
  await expect(new Turn(0, isAnyWaiting).yield()).rejects.toBeInstanceOf(TurnOverError)
})

test('a finished turn begins again while no other job waits, and ends when one arrives', async () => {
  const { isAnyWaiting, checks } = queue(false, true)
  const turn = new Turn(0, isAnyWaiting)
  await turn.yield()
  expect(checks()).toBe(1)
  await expect(turn.yield()).rejects.toBeInstanceOf(TurnOverError)
})
