import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, nothing, openEnum } from './fields.ts'
import { proofFields } from './identity-proof.ts'

/** Why work on backups failed, for screens, which say it in the reader's language. */
export const backupFailureCodes = [
  'busy',
  'damaged',
  'folder',
  'gone',
  'has-accounts',
  'newer',
  'no-backup',
  'no-room',
  'other',
  'other-server',
  'passphrase-needed',
  'wrong-passphrase',
] as const

export type BackupFailureCode = (typeof backupFailureCodes)[number]

/** What long work on the data does at the moment. */
export const dataWorkSteps = ['writing', 'proving', 'reading', 'restoring', 'comparing', 'exchanging'] as const

export type DataWorkStep = (typeof dataWorkSteps)[number]

/** Long work on the data; one at a time. */
export const dataWorkKinds = ['back-up', 'check', 'inspect', 'restore'] as const

export type DataWorkKind = (typeof dataWorkKinds)[number]

/** Backups that are listed, the newest first. */
export const maxListedBackups = 200

/** A file of a backup may be as large as this, bytes; the space of the disk is the real limit. */
export const maxBackupBytes = 1_000_000_000_000

const count = z.int().nonnegative()

/** What came of restoring a backup into a scratch database. */
const proof = z.object({ provenAt: instant, recipes: count, pictures: count, rows: count, missing: count })

/** The name of a backup in its folder. */
const backupName = z.string().regex(/^potluck-\d{8}-\d{6}\.tar(\.age)?$/)

const backup = z.object({
  name: z.string(),
  writtenAt: instant,
  bytes: count,
  isEncrypted: z.boolean(),
  /** Null for one that was not proven. */
  proof: proof.nullable(),
})

export type Backup = z.infer<typeof backup>

/** Numbers of days, weeks and months of which the last backup is kept. */
const keep = z.strictObject({
  days: z.int().min(0).max(999),
  weeks: z.int().min(0).max(999),
  months: z.int().min(0).max(999),
})

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const schedule = z.object({
  isOn: z.boolean(),
  /** `03:10`, in the time zone of the server. */
  at: z.string(),
  keep: z.object({ days: count, weeks: count, months: count }),
})

export type BackupSchedule = z.infer<typeof schedule>

/** What is in a backup. */
const content = z.object({
  createdAt: instant,
  /** Version of the server that wrote it. */
  server: z.string(),
  database: openEnum(['sqlite', 'postgresql']),
  accounts: count,
  recipes: count,
  pictures: count,
  missing: count,
  hasPictures: z.boolean(),
})

export type BackupContent = z.infer<typeof content>

const failure = z.object({
  code: openEnum(backupFailureCodes),
  /** A sentence in English. */
  message: z.string(),
})

/** Work on the data, as it goes on or as it ended. */
export const dataWork = z.object({
  kind: openEnum(dataWorkKinds),
  startedAt: instant,
  /** Null while it goes on. */
  endedAt: instant.nullable(),
  step: openEnum(dataWorkSteps).nullable(),
  bytes: count,
  /** Null where nobody knows. */
  totalBytes: count.nullable(),
  failure: failure.nullable(),
  /** What was found in a backup that was looked into. */
  content: content.nullable(),
})

export type DataWork = z.infer<typeof dataWork>

/** Of the last look through all pictures: how many there are, and with how many something is wrong. */
const check = z.object({
  checkedAt: instant,
  pictures: count,
  /** Rows name them, and they are not there. */
  missing: count,
  /** They are there, and are not what they were. */
  damaged: count,
  /** A small size is missing. */
  incomplete: count,
  /** Files that are nobody's. */
  unowned: count,
})

export type DataCheck = z.infer<typeof check>

/** The last restore that was begun in a browser. */
const lastRestore = z.object({
  at: instant,
  /** `went-back`: the server did not start with what was restored, and took back what was there before. */
  outcome: openEnum(['restored', 'went-back', 'failed']),
  failure: failure.nullable(),
})

export type LastRestore = z.infer<typeof lastRestore>

const backups = z.object({
  /** Where they are written. */
  /** A path on the server, or `s3://` and a place in the store of files. */
  folder: z.string(),
  backups: z.array(backup),
  schedule,
  /** The environment of the server decides the schedule (`BACKUP_DIR`), and nobody here can change it. */
  isScheduleFixed: z.boolean(),
  /** Whether backups are encrypted. */
  hasPassphrase: z.boolean(),
  check: check.nullable(),
  work: dataWork.nullable(),
  lastRestore: lastRestore.nullable(),
  /** Whether a backup can be restored in a browser; absent from a server of before, where it can. */
  restoresHere: z.boolean().optional(),
})

export type Backups = z.infer<typeof backups>

const passphrase = z.string().max(1000).optional()

/** An uploaded file, by the secret that whoever uploaded it was answered. */
export const uploaded = z.strictObject({ upload: z.string().regex(/^[\w-]{22}$/) })

/** A backup in the folder of the server, or an uploaded one. */
const source = z.union([z.strictObject({ name: backupName }), uploaded])

export type BackupSource = z.infer<typeof source>

export const getBackups = endpoint({
  method: 'GET',
  path: 'server/backups',
  summary:
    'The backups of this server, the newest first, their schedule, the last check of the pictures, and the work that goes on.',
  access: 'admin',
  response: backups,
  errors: [401, 403],
})

export const getDataWork = endpoint({
  method: 'GET',
  path: 'server/backups/work',
  summary: 'The work on backups that goes on, or that ended last.',
  access: 'admin',
  response: z.object({ work: dataWork.nullable() }),
  errors: [401, 403],
})

export const makeBackup = endpoint({
  method: 'POST',
  path: 'server/backups',
  summary:
    'Write a backup and prove it. It goes on after the answer. 409: other work on the data goes on (`busy`). 412: the password of the admin is incorrect.',
  access: 'admin',
  body: z.strictObject(proofFields),
  status: 202,
  response: dataWork,
  errors: [400, 401, 403, 409, 412, 429],
})

export const updateBackupSchedule = endpoint({
  method: 'PUT',
  path: 'server/backups/schedule',
  summary:
    'Switch daily backups on or off, and set their time and how many are kept. 409: the environment decides it (`set-by-environment`). 412: the proof of identity of the admin is incorrect.',
  access: 'admin',
  body: z.strictObject({ isOn: z.boolean(), at: timeOfDay, keep, ...proofFields }),
  response: schedule,
  errors: [400, 401, 403, 409, 412, 429],
})

export const createBackupTicket = endpoint({
  method: 'POST',
  path: 'server/backups/:name/ticket',
  summary:
    'A ticket by which a backup is downloaded within five minutes, once. A backup holds everything: 412: the password of the admin is incorrect.',
  access: 'admin',
  params: z.object({ name: backupName }),
  body: z.strictObject(proofFields),
  status: 201,
  response: z.object({ ticket: z.string() }),
  errors: [400, 401, 403, 404, 412, 429],
})

export const downloadBackup = endpoint({
  method: 'GET',
  path: 'server/backups/:name',
  summary: 'A backup as a file.',
  access: 'ticket',
  slow: true,
  params: z.object({ name: backupName }),
  response: 'file',
  errors: [400, 401, 404],
})

const upload = { field: 'backup', maxBytes: maxBackupBytes }

export const uploadBackup = endpoint({
  method: 'POST',
  path: 'server/backups/upload',
  summary:
    'Upload a backup to be restored. The one that was uploaded before is removed. 409: other work on the data goes on (`busy`). 413: there is no room for it.',
  access: 'admin',
  upload,
  status: 201,
  response: z.object({ upload: z.string() }),
  errors: [400, 401, 403, 409, 413, 429],
})

export const inspectBackup = endpoint({
  method: 'POST',
  path: 'server/backups/inspection',
  summary:
    'Read a backup to its end, check every byte and say what is in it. It goes on after the answer. 409: other work on the data goes on (`busy`).',
  access: 'admin',
  body: z.strictObject({ source, passphrase }),
  status: 202,
  response: dataWork,
  errors: [400, 401, 403, 404, 409],
})

const followed = z.object({
  /** `restarting`: all lies ready beside the data, and the server ends and starts with it. */
  state: openEnum(['restoring', 'restarting', 'restored', 'went-back', 'failed']),
  /** The work while it is `restoring`. */
  work: dataWork.nullable(),
  failure: failure.nullable(),
})

export type FollowedRestore = z.infer<typeof followed>

/** A secret that names a restore: sessions end with it. */
const restoreSecret = z.string().regex(/^[\w-]{22}$/)

/** A restore that goes on; `restore` is absent from a server of before. */
export const begunRestore = dataWork.extend({ restore: z.string().optional() })

export type BegunRestore = z.infer<typeof begunRestore>

export const followRestore = endpoint({
  method: 'POST',
  path: 'server/restoration',
  summary:
    'How far a restore is or what came of it, for whoever began it, also once it has ended their session. 404: the server knows of no such restore.',
  access: 'anyone',
  body: z.strictObject({ restore: restoreSecret }),
  response: followed,
  errors: [400, 404],
})

export const restoreBackup = endpoint({
  method: 'POST',
  path: 'server/backups/restoration',
  summary:
    'Restore a backup. The server goes on until everything is restored beside what is there, then it ends and starts anew with it, and what was there is put aside. 409: other work on the data goes on (`busy`), or nothing starts this server again (`only-by-command`). 412: the password of the admin is incorrect.',
  access: 'admin',
  body: z.strictObject({ source, passphrase, ...proofFields }),
  status: 202,
  response: begunRestore,
  errors: [400, 401, 403, 404, 409, 412, 429],
})

const putAside = z.object({
  /** Of the folder in the data folder. */
  name: z.string(),
  putAsideAt: instant,
  bytes: count,
})

export type PutAside = z.infer<typeof putAside>

export const listPutAside = endpoint({
  method: 'GET',
  path: 'server/put-aside',
  summary: 'What restores put aside in the data folder, the newest first.',
  access: 'admin',
  response: z.object({ putAside: z.array(putAside) }),
  errors: [401, 403],
})

export const deletePutAside = endpoint({
  method: 'DELETE',
  path: 'server/put-aside/:name',
  slow: true,
  summary: 'Delete what a restore put aside, for good. 412: the proof of identity of the admin is incorrect.',
  access: 'admin',
  params: z.object({ name: z.string().regex(/^before-restore-[\w-]+$/) }),
  body: z.strictObject(proofFields),
  response: nothing,
  errors: [400, 401, 403, 404, 412, 429],
})

export const checkPictures = endpoint({
  method: 'POST',
  path: 'server/data-check',
  summary: 'Look through all pictures. It goes on after the answer. 409: other work on the data goes on (`busy`).',
  access: 'admin',
  body: z.strictObject({}),
  status: 202,
  response: dataWork,
  errors: [400, 401, 403, 409],
})
