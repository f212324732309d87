import { storedName } from '@potluck/platform/stored-name'
import { userDataPrefix } from '@potluck/platform/user-data'

/** Where the account that the data on this device belongs to is noted, while its session lasts. */
export const ownerKey = storedName('owner')

const isOfUser = (name: string | undefined): name is string => name?.startsWith(userDataPrefix) ?? false

function wipeStorage(open: () => Storage): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (isOfUser(key)) storage.removeItem(key)
  } catch {
    // Where storage is forbidden there is nothing to wipe.
  }
}

/** Ends when the database is gone, or will be as soon as another window lets go of it. */
const deleted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => resolve()
    deleting.onblocked = () => resolve()
  })

/** Deletes everything on this device that belongs to the person who was logged in. */
export async function wipeUserData(): Promise<void> {
  wipeStorage(() => localStorage)
  wipeStorage(() => sessionStorage)
  if ('indexedDB' in globalThis && 'databases' in indexedDB) {
    for (const { name } of await indexedDB.databases()) if (isOfUser(name)) await deleted(name)
  }
  // Caches exist on secure origins only.
  if ('caches' in globalThis) {
    for (const name of await caches.keys()) if (isOfUser(name)) await caches.delete(name)
  }
}
