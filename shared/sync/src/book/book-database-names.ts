import { userDataKey } from '@potluck/platform/user-data'

/** The database of the own book. */
export const bookDatabaseName = userDataKey('book')

/** The database of a book. @param kitchenId of a kitchen; undefined for the own book */
export const databaseOfBook = (kitchenId: string | undefined): string =>
  kitchenId === undefined ? bookDatabaseName : userDataKey('book', kitchenId)

const ofKitchens = userDataKey('book', '')

/** The kitchens whose books are on this device; none where the browser does not tell which databases it has. */
export async function kitchensOnDevice(): Promise<readonly string[]> {
  if (!('databases' in indexedDB)) return []
  const names = (await indexedDB.databases()).map(({ name = '' }) => name)
  return names.flatMap((name) => (name.startsWith(ofKitchens) ? name.slice(ofKitchens.length) : []))
}
