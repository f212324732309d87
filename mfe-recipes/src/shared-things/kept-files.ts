import { userDataKey } from '@potluck/platform/user-data'

/** Photos of drafts that are still to be sent. It is wiped with all that is the cook's. */
const databaseName = userDataKey('recipe-draft-photos')
const storeName = 'photos'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs one step on the store. Where a browser keeps nothing, there is nothing to be had. */
async function withStore<T>(
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  if (!('indexedDB' in globalThis)) return null
  try {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    const database = await settled(opening)
    try {
      return await settled(step(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      // Open, it would hold up whoever wipes it.
      database.close()
    }
  } catch {
    return null
  }
}

const isFile = (value: unknown): value is File => value instanceof File

/** The photos of a draft that were still to be sent, in their order. @param slot the recipe's id, or `new` */
export async function readKeptFiles(slot: string): Promise<readonly File[]> {
  const kept: unknown = await withStore('readonly', (store) => store.get(slot))
  return Array.isArray(kept) ? kept.filter(isFile) : []
}

/** Keeps the photos of a draft that are still to be sent, in place of those of before. */
export async function keepFiles(slot: string, files: ReadonlyMap<string, File>): Promise<void> {
  if (files.size === 0) return forgetFiles(slot)
  await withStore('readwrite', (store) => store.put([...files.values()], slot))
}

export async function forgetFiles(slot: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(slot))
}
