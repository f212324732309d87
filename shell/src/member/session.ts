import type { ApiClient } from '@potluck/api/client'
import { getAccount, getCapabilities } from '@potluck/api/users'
import type { Session } from '@potluck/platform/host'
import type { Store } from '@potluck/platform/store'
import { untilAnswered } from '../host/until-answered.ts'

/** Where the account that this device's data belongs to is noted. */
export const ownerKey = 'potluck:owner'

export interface SessionReading {
  readonly api: ApiClient
  readonly session: Store<Session>
  readonly storage: Storage
  readonly requireLogin: () => void
  /** Called before the account is shown when the data of this device belongs to somebody else. */
  readonly wipe: () => void
}

/** Reads account and capabilities of the session that began. @returns stops */
export function readSession({ api, session, storage, requireLogin, wipe }: SessionReading): () => void {
  const all = { handles: 'all' } as const
  const stopAccount = untilAnswered(
    () => api.call(getAccount, {}, all),
    ({ data: account }) => {
      const owner = storage.getItem(ownerKey)
      if (owner !== null && owner !== account.id) wipe()
      storage.setItem(ownerKey, account.id)
      session.set({ ...session.get(), account })
    },
    requireLogin,
  )
  const stopCapabilities = untilAnswered(
    () => api.call(getCapabilities, {}, all),
    ({ data: capabilities }) => session.set({ ...session.get(), capabilities }),
    requireLogin,
  )
  return () => {
    stopAccount()
    stopCapabilities()
  }
}
