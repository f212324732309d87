import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Names the jobs that bring a take-out back. */
export const accountRestoreJob = 'take-out'

/** Largest file that may be brought back: everything of a member with a full book. That of many full kitchens is larger. */
export const accountExportMaxBytes = 25_000_000_000

/** Most pictures in a file that may be brought back. */
export const accountExportMaxPictures = 200_000

const accountExportSize = z.object({
  /** Outside of the trash. */
  recipeCount: z.int(),
  /** Each once, also where several recipes have it. */
  pictureCount: z.int(),
  /** As the database has them: recipes and messages, and pictures in all their sizes. */
  textBytes: z.int(),
  pictureBytes: z.int(),
})

export type AccountExportSize = z.infer<typeof accountExportSize>

export const sizeAccountExport = endpoint({
  method: 'GET',
  path: 'data/take-out/size',
  summary: 'What a take-out would hold now: of the own book, and of those of all kitchens of the caller.',
  access: 'member',
  response: accountExportSize,
  errors: [401],
})

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
