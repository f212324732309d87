import { noteTimerEnd } from '@potluck/api/webhooks'
import type { Timer } from '@potluck/platform/timers'
import { webhookPreferences } from '@potluck/platform/webhook-preferences'
import { answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import type { Bell } from '../host/kitchen.ts'
import { reportTimers } from './report-timers.ts'

/** Waits for a request. */
async function sent(requests: readonly unknown[]): Promise<void> {
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
}

const recipeId = '019a0000-0000-7000-8000-000000000001'

const timer: Timer = {
  id: 'one',
  name: 'Simmer',
  about: 'Leek soup',
  path: `/recipe/${recipeId}`,
  length: 60_000,
  state: { is: 'running', endsAt: 0, rungAt: null },
}

function ring(isWanted: boolean, answering = answer(noteTimerEnd, () => ({}))) {
  const host = createTestHost({ answers: [answering], session: { account: anAccount() } })
  if (isWanted) host.preferences.update(webhookPreferences, { timers: true })
  const announce = jest.fn<void, Parameters<Bell['announce']>>()
  const quiet = { unlock: () => {}, strike: () => {}, hush: () => {} }
  reportTimers({ ...quiet, audible: { get: () => false, subscribe: () => () => {} }, announce }, host).announce(
    timer,
    'Up',
  )
  expect(announce).toHaveBeenCalledWith(timer, 'Up')
  return host.happenings.requests
}

test('a timer that ended is said to the server where a webhook tells it', async () => {
  const requests = ring(true)
  await sent(requests)
  expect(requests[0]).toMatchObject({ endpoint: noteTimerEnd, body: { name: 'Leek soup: Simmer', recipeId } })
})

test('nothing is said where none does, and a refusal disturbs nobody', async () => {
  expect(ring(false)).toEqual([])
  const refused = ring(
    true,
    answer(noteTimerEnd, () => new Refusal(503)),
  )
  await sent(refused)
  expect(refused).toHaveLength(1)
})
