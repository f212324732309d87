import { z } from 'zod'
import { dataWork, maxBackupBytes, uploaded } from './backups.ts'
import { endpoint } from './endpoint.ts'

/**
 * On a server where nobody has an account yet, whoever opens it may restore a backup, as they may create the first account.
 * Once there is an account all of this answers 403 (`has-accounts`).
 */

export const uploadFirstBackup = endpoint({
  method: 'POST',
  path: 'first-restore/upload',
  summary:
    'Upload a backup to a server without an account: one at a time from an address, two in all, and none that stands still. 403: somebody has one (`has-accounts`). 409: other work goes on (`busy`).',
  access: 'anyone',
  upload: { field: 'backup', maxBytes: maxBackupBytes },
  status: 201,
  response: z.object({ upload: z.string() }),
  errors: [400, 403, 409, 413, 429],
})

const body = z.strictObject({ ...uploaded.shape, passphrase: z.string().max(1000).optional() })

export const inspectFirstBackup = endpoint({
  method: 'POST',
  path: 'first-restore/inspection',
  summary:
    'Read an uploaded backup to its end, check every byte and say what is in it. It goes on after the answer. 403: somebody has an account (`has-accounts`). 409: other work goes on (`busy`).',
  access: 'anyone',
  body,
  status: 202,
  response: dataWork,
  errors: [400, 403, 404, 409, 429],
})

export const restoreFirstBackup = endpoint({
  method: 'POST',
  path: 'first-restore/restoration',
  summary:
    'Restore an uploaded backup into a server without an account; then it starts anew. 403: somebody has an account (`has-accounts`). 409: other work goes on (`busy`).',
  access: 'anyone',
  body,
  status: 202,
  response: dataWork,
  errors: [400, 403, 404, 409, 429],
})

export const getFirstRestore = endpoint({
  method: 'POST',
  path: 'first-restore/work',
  summary: 'The work on an uploaded backup, for whoever uploaded it. 403: somebody has an account (`has-accounts`).',
  access: 'anyone',
  body: uploaded,
  response: z.object({ work: dataWork.nullable() }),
  errors: [400, 403, 404],
})
