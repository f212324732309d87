import { sessionKey } from '../device/session-key.ts'
import { type OfflineBook, openOfflineBook } from './offline-book.ts'

let opened: { readonly session: string; readonly book: Promise<OfflineBook | null> } | null = null

/**
 * The copy of the book of a session, opened once for as long as the session lasts and nobody wipes it; null where the
 * browser stores nothing.
 */
export function bookOfSession(token: string): Promise<OfflineBook | null> {
  const session = sessionKey(token)
  if (opened?.session !== session) {
    void opened?.book.then((book) => book?.close())
    const book = openOfflineBook(session, () => {
      if (opened?.book === book) opened = null
    }).catch(() => null)
    opened = { session, book }
  }
  return opened.book
}
