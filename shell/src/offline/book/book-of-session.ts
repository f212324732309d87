import { sessionMark } from '../session-mark.ts'
import { type KeptBook, openKeptBook } from './kept-book.ts'

let opened: { readonly session: string; readonly book: Promise<KeptBook | null> } | null = null

/**
 * The copy of the book of a session, opened once for as long as the session lasts and nobody wipes it; null where the
 * browser keeps nothing.
 */
export function bookOfSession(token: string): Promise<KeptBook | null> {
  const session = sessionMark(token)
  if (opened?.session !== session) {
    void opened?.book.then((book) => book?.close())
    const book = openKeptBook(session, () => {
      if (opened?.book === book) opened = null
    }).catch(() => null)
    opened = { session, book }
  }
  return opened.book
}
