import type { JobServices } from './job-services.ts'

/** Sends the stored progress of a job to its owner. */
export async function publishProgress(
  { database: { db }, notifier }: Omit<JobServices, 'jobFiles'>,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .select(['id as jobId', 'status', 'done', 'total', 'failed'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (job) notifier.notify([ownerId], { type: 'job:updated', data: job })
}
