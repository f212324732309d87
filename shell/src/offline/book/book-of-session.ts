import { sessionMark } from '../session-mark.ts'
import { type KeptBook, openKeptBook } from './kept-book.ts'

let opened: { readonly session: string; readonly book: Promise<KeptBook | null> } | null = null

/** The copy of the book of a session, opened once for as long as the session lasts; null where the browser keeps nothing. */
export function bookOfSession(token: string): Promise<KeptBook | null> {
  const session = sessionMark(token)
  if (opened?.session !== session) {
    void opened?.book.then((book) => book?.close())
    opened = { session, book: openKeptBook(session).catch(() => null) }
  }
  return opened.book
}
