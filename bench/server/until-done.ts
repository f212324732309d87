import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient } from '@potluck/api/client'
import { getJob } from '@potluck/api/jobs'

/** Waits until a job is done. @throws {Error} when it ended otherwise */
export async function untilDone(client: ApiClient, jobId: string): Promise<void> {
  for (;;) {
    const { data } = await client.call(getJob, { params: { id: jobId } })
    if (data.status === 'done') return
    if (data.status !== 'running' && data.status !== 'waiting') throw new Error(`the job is ${data.status}`)
    await pause(200)
  }
}
