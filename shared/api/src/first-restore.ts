import { z } from 'zod'
import { begunRestore, dataWork, maxBackupBytes, uploaded } from './backups.ts'
import { endpoint } from './endpoint.ts'

/**
 * On a server where nobody has an account yet, a backup is restored by whoever knows the word that the server printed at its start.
 * Once there is an account all of this answers 403 (`has-accounts`).
 */

export const admitFirstRestore = endpoint({
  method: 'POST',
  path: 'first-restore/admission',
  summary:
    'Show that one knows the word which a server without an account printed at its start: a backup may then be uploaded within an hour. 403: somebody has an account (`has-accounts`). 412: it is another word (`incorrect-code`). 409: nothing starts this server again (`only-by-command`).',
  access: 'anyone',
  body: z.strictObject({ word: z.string().min(1).max(100) }),
  status: 201,
  response: z.object({ admission: z.string() }),
  errors: [400, 403, 409, 412, 429],
})

export const uploadFirstBackup = endpoint({
  method: 'POST',
  path: 'first-restore/upload',
  summary:
    'Upload a backup to a server without an account, with an admission. 401: the admission is too old (`ticket`). 403: somebody has an account (`has-accounts`). 409: other work goes on (`busy`).',
  access: 'anyone',
  query: z.strictObject({ admission: z.string().max(200) }),
  upload: { field: 'backup', maxBytes: maxBackupBytes },
  status: 201,
  response: z.object({ upload: z.string() }),
  errors: [400, 401, 403, 409, 413],
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
  errors: [400, 403, 404, 409],
})

export const restoreFirstBackup = endpoint({
  method: 'POST',
  path: 'first-restore/restoration',
  summary:
    'Restore an uploaded backup into a server without an account; then it ends and starts anew. 403: somebody has an account (`has-accounts`). 409: other work goes on (`busy`), or nothing starts this server again (`only-by-command`).',
  access: 'anyone',
  body,
  status: 202,
  response: begunRestore,
  errors: [400, 403, 404, 409],
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
