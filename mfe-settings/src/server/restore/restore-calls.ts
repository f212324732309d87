import * as backups from '@potluck/api/backups'
import type { ApiClient, CallOptions } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import * as first from '@potluck/api/first-restore'
import type { IdentityProof } from '@potluck/api/identity-proof'

/** What a server says after it has started anew; `logged-out` where the session is not one of the restored data. */
export type RestoreOutcome = 'restored' | 'went-back' | 'failed' | 'logged-out'

/** The calls of a restore: a keeper's, or those on a server where nobody has an account yet. */
export interface RestoreCalls {
  readonly upload: (file: Blob, options: CallOptions) => Promise<backups.BackupSource>
  readonly inspect: (source: backups.BackupSource, passphrase: string) => Promise<unknown>
  readonly restore: (source: backups.BackupSource, passphrase: string, proof: IdentityProof) => Promise<unknown>
  /** The work that goes on; null when the server knows of none: it has started anew. */
  readonly readWork: (source: backups.BackupSource) => Promise<backups.DataWork | null>
  /** What came of a restore, once the server has started anew; null while it does not answer. */
  readonly readOutcome: (source: backups.BackupSource) => Promise<RestoreOutcome | null>
}

const ended = ['restored', 'went-back', 'failed'] as const

const given = (passphrase: string) => (passphrase === '' ? {} : { passphrase })

const silent = { silent: true }

/** The status of what a call threw; 0 where no answer came, -1 for anything else. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : -1)

/** The calls of a keeper. */
export const keeperCalls = (api: ApiClient): RestoreCalls => ({
  upload: async (file, options) => (await api.call(backups.uploadBackup, { file }, options)).data,
  inspect: (source, passphrase) => api.call(backups.inspectBackup, { body: { source, ...given(passphrase) } }),
  restore: (source, passphrase, proof) =>
    api.call(backups.restoreBackup, { body: { source, ...proof, ...given(passphrase) } }),
  readWork: async () => (await api.call(backups.getDataWork, {}, silent)).data.work,
  async readOutcome() {
    try {
      const { lastRestore, work } = (await api.call(backups.getBackups, {}, silent)).data
      if (work && work.endedAt === null) return null
      if (work?.failure) return 'failed'
      // The server answers a moment before it knows that its start has ended well.
      if (!lastRestore) return null
      return ended.find((each) => each === lastRestore.outcome) ?? 'failed'
    } catch (error) {
      return statusOf(error) === 401 || statusOf(error) === 403 ? 'logged-out' : null
    }
  },
})

/** What names an uploaded file. */
const uploadIn = (source: backups.BackupSource): { readonly upload: string } =>
  'upload' in source ? source : { upload: '' }

/**
 * The calls on a server where nobody has an account.
 * @param onLate the admission is too old
 */
export const firstCalls = (api: ApiClient, admission: string, onLate: () => void): RestoreCalls => ({
  async upload(file, options) {
    try {
      return (await api.call(first.uploadFirstBackup, { query: { admission }, file }, options)).data
    } catch (error) {
      if (statusOf(error) === 401) onLate()
      throw error
    }
  },
  inspect: (source, passphrase) =>
    api.call(first.inspectFirstBackup, { body: { ...uploadIn(source), ...given(passphrase) } }),
  restore: (source, passphrase) =>
    api.call(first.restoreFirstBackup, { body: { ...uploadIn(source), ...given(passphrase) } }),
  readWork: async (source) => (await api.call(first.getFirstRestore, { body: uploadIn(source) }, silent)).data.work,
  async readOutcome(source) {
    try {
      const { data } = await api.call(first.getFirstRestore, { body: uploadIn(source) }, silent)
      return data.work?.failure ? 'failed' : null
    } catch (error) {
      // There are accounts now.
      if (statusOf(error) === 403) return 'restored'
      return statusOf(error) === 404 ? 'failed' : null
    }
  },
})
