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

/** Runs one transaction on a store. @returns null in a browser without a database */
type Step = <T>(mode: IDBTransactionMode, step: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T | null>

/**
 * A store in a separate database of the browser. Completed writes survive a killed browser.
 * @param databaseName begins like all databases with personal data
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
        // An open connection would block the deletion of the database.
        database.close()
      }
    } catch {
      return null
    }
  }
