import type { ExactPosting } from '@potluck/search/find-matches'
import { readPositions, spotOf } from '@potluck/search/positions'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { type PlacedPosting, postingsIn, withAdditions } from './additions.ts'
import { readEntries } from './entries.ts'
import type { BookNumbers } from './numbers.ts'

/** The postings of words with their positions. */
export async function readExactly(
  { db, dialect }: Database,
  book: ReadableBook,
  { blocks, additions }: BookNumbers,
  words: readonly string[],
): Promise<ReadonlyMap<string, ExactPosting>> {
  if (blocks.length === 0 || words.length === 0) return new Map()
  const rows = await db
    .selectFrom('searchPostings')
    .select(['word', 'block', 'entries', 'positions'])
    .where('ownerId', '=', book.ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('block'), 'integer', blocks))
    .where(({ ref }) => dialect.isOneOf(ref('word'), 'text', words))
    .orderBy('block')
    .execute()
  const all = withAdditions(rows, postingsIn(additions, { words })).toSorted((a, b) => a.block - b.block)
  return new Map([...Map.groupBy(all, (row) => row.word)].map(([word, blocks]) => [word, exactPosting(blocks)]))
}

/** The spots of one word, from its postings in the order of their blocks. */
export function exactPosting(rows: readonly PlacedPosting[]): ExactPosting {
  const spots: number[] = []
  for (const { block, entries, positions } of rows) {
    const numbers: number[] = []
    readEntries(block, entries, (number) => numbers.push(number))
    readPositions(positions, (at, position) => spots.push(spotOf(numbers[at] ?? 0, position)))
  }
  return {
    spots,
    each(take) {
      for (const { block, entries } of rows) readEntries(block, entries, take)
    },
  }
}
