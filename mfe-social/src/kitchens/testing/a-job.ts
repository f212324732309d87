import type { Job } from '@potluck/api/jobs'
import { idOf } from '@potluck/testing/fixtures'

/** A job that has dealt with three recipes of twelve. */
export const aJob = (changes: Partial<Job> = {}): Job => ({
  id: idOf(90),
  kind: 'kitchen-move',
  status: 'done',
  done: 3,
  total: 12,
  failed: 0,
  failure: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  outcomes: { done: 2, noted: 0, skipped: 1, failed: 0 },
  ...changes,
})
