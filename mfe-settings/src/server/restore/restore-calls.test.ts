import { type Backups, getBackups } from '@potluck/api/backups'
import { answer, Refusal } from '@potluck/testing/answers'
import { createTestHost } from '@potluck/testing/test-host'
import { keeperCalls } from './restore-calls.ts'

const at = '2026-11-24T12:00:00.000Z'

const quiet: Backups = {
  folder: '/data/backups',
  backups: [],
  schedule: { isOn: false, at: '03:10', keep: { days: 7, weeks: 4, months: 12 } },
  isScheduleFixed: false,
  hasPassphrase: false,
  check: null,
  work: null,
  lastRestore: null,
}

const work = {
  ...{ kind: 'restore', startedAt: at, endedAt: null, step: null, bytes: 0, totalBytes: null },
  ...{ failure: null, content: null },
}

const failure = { code: 'other', message: 'no room' }
const earlier = { at, outcome: 'restored', failure: null }

test.each<[string, Backups | Refusal, string | null]>([
  ['has not said yet that its start ended well', quiet, null],
  ['still restores, after an earlier restore', { ...quiet, work, lastRestore: earlier }, null],
  ['started with the backup', { ...quiet, lastRestore: earlier }, 'restored'],
  ['went back', { ...quiet, lastRestore: { ...earlier, outcome: 'went-back' } }, 'went-back'],
  [
    'failed to restore, after an earlier restore',
    { ...quiet, work: { ...work, endedAt: at, failure }, lastRestore: earlier },
    'failed',
  ],
  ['does not know the session any more', new Refusal(401), 'logged-out'],
  ['does not answer', new Refusal(503), null],
])('a server that %s', async (_, says, outcome) => {
  const { api } = createTestHost({ answers: [answer(getBackups, () => says)] })
  expect(await keeperCalls(api).readOutcome({ name: 'potluck-20261124-120000.tar' })).toBe(outcome)
})
