import { setTimeout as pause } from 'node:timers/promises'
import { getJob, type Job, type JobResult, listJobResults, maxJobResults } from '@potluck/api/jobs'
import type { TestMember } from './test-server.ts'

/** A job with all its results. */
export interface EndedJob extends Job {
  readonly results: readonly JobResult[]
}

/** Every result of a job, page after page. */
export async function resultsOf({ api }: TestMember, jobId: string): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (;;) {
    const query = { after: results.at(-1)?.position ?? -1, count: maxJobResults }
    const { data } = await api.call(listJobResults, { params: { id: jobId }, query })
    if (data.length === 0) return results
    results.push(...data)
  }
}

/** Waits until a job ended. */
export async function jobEnd(member: TestMember, jobId: string): Promise<EndedJob> {
  for (;;) {
    const { data } = await member.api.call(getJob, { params: { id: jobId } })
    if (data.status !== 'waiting' && data.status !== 'running') {
      return { ...data, results: await resultsOf(member, jobId) }
    }
    await pause(20)
  }
}
