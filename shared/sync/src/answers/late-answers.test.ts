import { listLabels } from '@potluck/api/labels'
import { LateAnswers } from './late-answers.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const question = { endpoint: listLabels, key: 'kept:/labels' }
const answer = { success: true, status: 200, data: [] } as const

test('an answer that came late is given once', async () => {
  const late = new LateAnswers()
  late.expect(question.key, Promise.resolve(answer))
  expect(late.take(question)).toBeNull()
  await Promise.resolve()
  expect(late.take(question)).toEqual(answer)
  expect(late.take(question)).toBeNull()
})

test('an answer that came more than 5 s ago is not given', async () => {
  const late = new LateAnswers()
  late.expect(question.key, Promise.resolve(answer))
  await Promise.resolve()
  jest.advanceTimersByTime(5_000)
  expect(late.take(question)).toBeNull()
})

test('a call that failed gives nothing', async () => {
  const late = new LateAnswers()
  const failed = Promise.reject(new TypeError('no network'))
  late.expect(question.key, failed)
  await failed.catch(() => {})
  expect(late.take(question)).toBeNull()
})
