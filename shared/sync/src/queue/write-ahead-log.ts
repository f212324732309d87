import { userDataKey } from '@potluck/platform/user-data'
import type { QueuedChange } from './change-queue.ts'
import { changeRecord, recordOf } from './device-log.ts'

/** Where the log is written: `localStorage`, or what stands for it. It does not throw. */
export interface LogStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): readonly string[]
}

/** Changes that are written down in the moment they are made, until the device's database has taken them. */
export interface WriteAheadLog {
  /** Changes that the database may not have, in order of creation. */
  all(): readonly QueuedChange[]
  /** One with a file is not written: this storage takes text only. */
  write(change: QueuedChange): void
  forget(change: QueuedChange): void
}

const prefix = userDataKey('change', '')
const isOurs = /^\d{9}:[^:]+$/

function read(text: string | null) {
  try {
    return changeRecord.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** A page that is left ends what its database has not finished; what it wrote here stays. */
export function createWriteAheadLog(storage: LogStorage): WriteAheadLog {
  /** Ordered by position and not by time: the clock may jump, and two changes may have the same time. */
  const keys = () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix) && isOurs.test(key.slice(prefix.length)))
      .sort()
  const keyOf = ({ reference }: QueuedChange) => keys().find((key) => key.endsWith(reference))
  const nextPlace = () => Number.parseInt(keys().at(-1)?.slice(prefix.length) ?? '0', 10) + 1

  return {
    all() {
      const changes = keys().flatMap((key) => read(storage.getItem(key)) ?? [])
      // It may have been stored and sent before this was forgotten: what may be sent again is counted from the making.
      return changes.map((change) => ({ ...change, firstSentAt: change.at, place: null }))
    },
    write(change) {
      if (change.input.file) return
      const key = keyOf(change) ?? `${prefix}${String(nextPlace()).padStart(9, '0')}:${change.reference}`
      storage.setItem(key, JSON.stringify(recordOf(change)))
    },
    forget(change) {
      const key = keyOf(change)
      if (key !== undefined) storage.removeItem(key)
    },
  }
}
