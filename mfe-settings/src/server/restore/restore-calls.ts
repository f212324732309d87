import * as backups from '@potluck/api/backups'
import type { ApiClient, CallOptions } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import * as first from '@potluck/api/first-restore'
import type { IdentityProof } from '@potluck/api/identity-proof'

/** The calls of a restore: an admin's, or those on a server where nobody has an account yet. */
export interface RestoreCalls {
  readonly upload: (file: Blob, options: CallOptions) => Promise<backups.BackupSource>
  readonly inspect: (source: backups.BackupSource, passphrase: string) => Promise<unknown>
  /** The work that goes on; null when the server knows of none. */
  readonly readWork: (source: backups.BackupSource) => Promise<backups.DataWork | null>
  /** @returns the secret by which the restore is followed; undefined on a server of before */
  readonly restore: (
    source: backups.BackupSource,
    passphrase: string,
    proof: IdentityProof,
  ) => Promise<string | undefined>
  readonly follow: (restore: string) => Promise<backups.FollowedRestore>
}

const given = (passphrase: string) => (passphrase === '' ? {} : { passphrase })

const silent = { silent: true }

/** The status of what a call threw; 0 where no answer came, -1 for anything else. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : -1)

const followWith = (api: ApiClient) => async (restore: string) =>
  (await api.call(backups.followRestore, { body: { restore } }, silent)).data

/** The calls of an admin. */
export const adminCalls = (api: ApiClient): RestoreCalls => ({
  upload: async (file, options) => (await api.call(backups.uploadBackup, { file }, options)).data,
  inspect: (source, passphrase) => api.call(backups.inspectBackup, { body: { source, ...given(passphrase) } }),
  readWork: async () => (await api.call(backups.getDataWork, {}, silent)).data.work,
  restore: async (source, passphrase, proof) =>
    (await api.call(backups.restoreBackup, { body: { source, ...proof, ...given(passphrase) } })).data.restore,
  follow: followWith(api),
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
  readWork: async (source) => (await api.call(first.getFirstRestore, { body: uploadIn(source) }, silent)).data.work,
  restore: async (source, passphrase) =>
    (await api.call(first.restoreFirstBackup, { body: { ...uploadIn(source), ...given(passphrase) } })).data.restore,
  follow: followWith(api),
})
