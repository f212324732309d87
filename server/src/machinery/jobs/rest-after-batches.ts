import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JobRun } from './job-kind.ts'
import type { JobServices } from './job-services.ts'
import { publishProgress } from './publish-progress.ts'

/** Min time between two events about the progress, ms. */
const progressIntervalMs = 250

/**
 * What a job does after each batch: it sends the stored progress to its owner, not too often, and lets others take a turn.
 * @param announce called with the progress
 */
export function restAfterBatches(
  services: Omit<JobServices, 'jobFiles'>,
  { job, yieldTurn }: JobRun,
  announce: () => void = () => {},
): () => Promise<void> {
  let lastPublished = 0
  return async () => {
    if (Date.now() - lastPublished > progressIntervalMs) {
      lastPublished = Date.now()
      await publishProgress(services, job)
      announce()
    }
    await nextTurn()
    await yieldTurn()
  }
}
