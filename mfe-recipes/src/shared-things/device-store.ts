const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** Runs one step on a store. @returns null where a browser keeps nothing */
type Step = <T>(mode: IDBTransactionMode, step: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T | null>

/**
 * A store in a database of its own. What was written when a step is done outlives a browser that is killed.
 * @param databaseName begins as all data of a person does
 */
export const deviceStore =
  (databaseName: string, storeName: string): Step =>
  async (mode, step) => {
    if (!('indexedDB' in globalThis)) return null
    try {
      const opening = indexedDB.open(databaseName, 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
      const database = await settled(opening)
      try {
        const transaction = database.transaction(storeName, mode, { durability: 'strict' })
        const [result] = await Promise.all([settled(step(transaction.objectStore(storeName))), written(transaction)])
        return result
      } finally {
        // Open, it would hold up whoever wipes it.
        database.close()
      }
    } catch {
      return null
    }
  }
