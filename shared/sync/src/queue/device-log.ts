import { newChange } from '@potluck/platform/new-change'
import { userDataKey } from '@potluck/platform/user-data'
import { type DBSchema, openDB } from 'idb'
import * as z from 'zod/mini'
import type { QueuedChange } from './change-queue.ts'

/** Has the prefix of all data of a member: it is wiped when the session ends. */
export const databaseName = userDataKey('changes')

/** A change as this device stores it. */
export const changeRecord = z.extend(newChange, {
  owner: z.string(),
  failures: z.int(),
  firstSentAt: z.nullable(z.iso.datetime()),
  refusal: z.nullable(z.object({ status: z.int(), code: z.nullable(z.string()), field: z.optional(z.string()) })),
  untold: z.optional(z.boolean()),
})

type ChangeRecord = z.infer<typeof changeRecord>

/** As it comes from the device it is checked: another release may have written it. */
interface Tables extends DBSchema {
  changes: { key: number; value: unknown; indexes: { reference: string } }
}

/** The changes that this device stores, in the order they were made in any window. */
export interface DeviceLog {
  /** @returns those that are understood; `onUnknown` is called for others, which stay where they are */
  all(onUnknown: (error: unknown) => void): Promise<readonly (QueuedChange & { readonly place: number })[]>
  /** @returns the position that it has now; the one it had when it is stored already */
  add(change: QueuedChange): Promise<number>
  /** Writes what became of a change; one that another window took away stays away. */
  replace(place: number, change: QueuedChange): Promise<void>
  remove(place: number): Promise<void>
  close(): void
}

/** @throws when it has no owner yet */
export const recordOf = ({ place: _place, ...change }: QueuedChange): ChangeRecord => changeRecord.parse(change)

/** Opens the log of this device. @throws when the browser stores nothing for this page */
export async function openDeviceLog(): Promise<DeviceLog> {
  const database = await openDB<Tables>(databaseName, 1, {
    upgrade(fresh) {
      fresh
        .createObjectStore('changes', { autoIncrement: true })
        .createIndex('reference', 'reference', { unique: true })
    },
    // It is being wiped by another window.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    async all(onUnknown) {
      const { store } = database.transaction('changes')
      const [places, values] = await Promise.all([store.getAllKeys(), store.getAll()])
      return values.flatMap((value, index) => {
        const parsed = changeRecord.safeParse(value)
        if (!parsed.success) onUnknown(parsed.error)
        return parsed.success ? [{ ...parsed.data, place: places[index] ?? 0 }] : []
      })
    },
    async add(change) {
      const transaction = database.transaction('changes', 'readwrite')
      const known = await transaction.store.index('reference').getKey(change.reference)
      if (known !== undefined) return known
      // A browser without room may give up the transaction as well as what was asked of it.
      const [place] = await Promise.all([transaction.store.add(recordOf(change)), transaction.done])
      return place
    },
    async replace(place, change) {
      const transaction = database.transaction('changes', 'readwrite')
      if ((await transaction.store.getKey(place)) !== undefined) await transaction.store.put(recordOf(change), place)
      await transaction.done
    },
    remove: (place) => database.delete('changes', place),
    close: () => database.close(),
  }
}
