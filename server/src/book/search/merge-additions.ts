import { sql } from 'kysely'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { type Addition, allPostings, type PlacedPosting } from './additions.ts'
import { countStored, rowBytes } from './stored-index.ts'

/** A book's additions are merged whenever it has got so many more numbers: a search reads no more than these in full. */
const mergedEvery = 128

/** Letters of an addition from which on it is merged at once: many of that length would make each search slow. */
const maxLetters = 16_000

/** Whether additions, which have just been written in the order of their numbers, are to be merged now. */
export function isMergeDue(additions: readonly Addition[]): boolean {
  const [first, last] = [additions.at(0), additions.at(-1)]
  if (!first || !last) return false
  const periodOf = (number: number) => Math.floor(number / mergedEvery)
  return (
    periodOf(first.number) !== periodOf(last.number + 1) || additions.some(({ words }) => words.length > maxLetters)
  )
}

/** Moves all additions of a book into its postings. */
export async function mergeAdditions(book: OpenBook): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = book
  const moved = await db
    .deleteFrom('searchAdditions')
    .where('ownerId', '=', ownerId)
    .returning(['number', 'words'])
    .execute()
  if (moved.length === 0) return
  const additions = moved.toSorted((a, b) => a.number - b.number)
  const added = await writePostings(book, allPostings(additions))
  const removed = additions.reduce((sum, { words }) => sum + rowBytes + Buffer.byteLength(words), 0)
  await countStored(db, ownerId, { searchPostings: added - removed })
}

/** Adds to the postings of a book; gives the bytes by which they grew. */
async function writePostings(
  { database: { db, dialect }, ownerId }: OpenBook,
  postings: readonly PlacedPosting[],
): Promise<number> {
  const columns = { word: 'text', block: 'integer', entries: 'text', positions: 'text' } as const
  const all = await sql<{ word: string; block: number; entryBytes: number }>`
    insert into "searchPostings" ("ownerId", word, block, entries, positions)
    select ${ownerId}, word, block, entries, positions from ${dialect.recordsOf(columns, postings)} as listed where true
    on conflict ("ownerId", block, word) do update
    set entries = "searchPostings".entries || excluded.entries,
      positions = "searchPostings".positions || excluded.positions
    returning word, block, octet_length(entries) as "entryBytes"`.execute(db)
  const rows = new Map(postings.map((posting) => [`${posting.block} ${posting.word}`, posting]))
  return all.rows.reduce((sum, { word, block, entryBytes }) => {
    const { entries = '', positions = '' } = rows.get(`${block} ${word}`) ?? {}
    const isNew = entryBytes === entries.length
    return sum + entries.length + Buffer.byteLength(positions) + (isNew ? rowBytes + Buffer.byteLength(word) : 0)
  }, 0)
}
