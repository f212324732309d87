import { getAccount, getCapabilities } from '@potluck/api/account'
import type { ApiClient } from '@potluck/api/client'
import type { Session } from '@potluck/platform/host'
import type { Store } from '@potluck/platform/store'
import { ownerKey } from '@potluck/sync/wipe-user-data'
import type { DeviceStorage } from '../device/device-storage.ts'
import { untilAnswered } from '../host/until-answered.ts'

export interface SessionReading {
  readonly api: ApiClient
  readonly session: Store<Session>
  readonly storage: DeviceStorage
  readonly requireLogin: () => void
  /** Called when the data on this device belongs to somebody else: all of it must go, and the page begin again. */
  readonly startOver: () => void
  /** Begins the page again: what it holds belongs to somebody else, though the device does not any more. */
  readonly reload: () => void
}

/** The account whose data a window displays, by the session it has. */
const shownOf = new WeakMap<Store<Session>, string>()

/** Reads account and capabilities of the session that began. @returns stops */
export function readSession(reading: SessionReading): () => void {
  const { api, session, storage, requireLogin, startOver, reload } = reading
  const silent = { silent: true }
  const stopAccount = untilAnswered(
    () => api.call(getAccount, {}, silent),
    ({ data: account }) => {
      const owner = storage.getItem(ownerKey)
      storage.setItem(ownerKey, account.id)
      const shown = shownOf.get(session) ?? account.id
      shownOf.set(session, account.id)
      if (owner !== null && owner !== account.id) startOver()
      else if (shown !== account.id) reload()
      else session.set({ ...session.get(), account })
    },
    requireLogin,
  )
  const stopCapabilities = untilAnswered(
    () => api.call(getCapabilities, {}, silent),
    ({ data: capabilities }) => session.set({ ...session.get(), capabilities }),
    requireLogin,
  )
  return () => {
    stopAccount()
    stopCapabilities()
  }
}
