import { sessionKey } from '../device/session-key.ts'
import { type OfflineBooks, openOfflineBooks } from './offline-books.ts'

let opened: { readonly session: string; readonly books: Promise<OfflineBooks | null> } | null = null

/**
 * The books of a session on this device, opened once for as long as the session lasts and nobody wipes them; null where the
 * browser stores nothing.
 */
export function booksOfSession(token: string): Promise<OfflineBooks | null> {
  const session = sessionKey(token)
  if (opened?.session !== session) {
    void opened?.books.then((books) => books?.close())
    const books = openBooks(session, () => {
      if (opened?.books === books) opened = null
    })
    opened = { session, books }
  }
  return opened.books
}

async function openBooks(session: string, onGone: () => void): Promise<OfflineBooks | null> {
  const books = openOfflineBooks(session, () => {
    books.close()
    onGone()
  })
  const isStored = await books.open().then(
    () => true,
    () => false,
  )
  return isStored ? books : null
}
