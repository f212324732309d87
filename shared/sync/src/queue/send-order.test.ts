import { idOf } from '@potluck/testing/fixtures'
import type { QueuedChange } from './change-queue.ts'
import { nextToSend } from './send-order.ts'

const ada = idOf(1)
let made = 0

function queued(scope: string, about: Partial<QueuedChange> = {}): QueuedChange {
  made += 1
  return {
    reference: idOf(made),
    endpoint: 'POST shoppingLists/:id',
    input: {},
    scope,
    at: '2026-01-01T00:00:00.000Z',
    path: '/',
    refusal: null,
    owner: ada,
    failures: 0,
    firstSentAt: null,
    place: made,
    ...about,
  }
}

const refusal = { status: 409, code: null }

test('the changes of a scope are sent in the order they were made', () => {
  const [milk, eggs] = [queued('list'), queued('list')]
  expect(nextToSend([milk, queued('messages'), eggs], 'list', ada)).toBe(milk)
})

test('a refused change does not hold up the next of its scope', () => {
  const [milk, eggs] = [queued('list', { refusal }), queued('list')]
  expect(nextToSend([milk, eggs], 'list', ada)).toBe(eggs)
})

test('a change is not sent before the changes of a scope that it comes after', () => {
  const [recipe, dish] = [queued('book'), queued('plan', { after: ['book'] })]
  expect(nextToSend([recipe, dish], 'plan', ada)).toBeNull()
  expect(nextToSend([{ ...recipe, refusal }, dish], 'plan', ada)).toBe(dish)
  expect(nextToSend([dish, recipe], 'plan', ada)).toBe(dish)
})

test.each([
  ['while it is not known whether the device takes it', { place: null }, ada],
  ['of another account', { owner: idOf(2) }, ada],
  ['before the account is known', {}, undefined],
] as const)('a change is not sent %s', (_, about, account) => {
  expect(nextToSend([queued('list', about)], 'list', account)).toBeNull()
})

test('a change that only this page knows is sent', () => {
  const milk = queued('list', { place: 'memory' })
  expect(nextToSend([milk], 'list', ada)).toBe(milk)
})
