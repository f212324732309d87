import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Names the jobs that bring a take-out back. */
export const accountRestoreJob = 'take-out'

/** Everything that is a member's, pictures included: what a full book may take. */
const accountExportMaxBytes = 25_000_000_000

export const exportAccount = endpoint({
  method: 'GET',
  path: 'data/take-out',
  summary:
    'Everything that is the member’s, and what they read in their kitchens, as one zip. The token parameter carries an export ticket.',
  access: 'ticket',
  response: 'file',
  errors: [401],
})

export const restoreAccount = endpoint({
  method: 'POST',
  path: 'data/take-out',
  summary: 'Bring a take-out back, of this server or another one; the work is a job. 415: not such a file.',
  access: 'member',
  upload: { field: 'takeOut', maxBytes: accountExportMaxBytes },
  status: 202,
  response: z.object({ jobId: id }),
  errors: [400, 401, 413, 415, 429, 503],
})
