import type { Folder } from '@potluck/api/recipes'
import {
  canBePrefix,
  findMatches as findIn,
  hasWords,
  type LabelOfBook,
  labelOfBook,
  type Matches,
  type SearchQuery as Words,
} from '@potluck/search/find-matches'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { bookCache } from '../../people/book-changes/book-cache.ts'
import { bookLabels } from '../labels/book-labels.ts'
import type { Posting } from './additions.ts'
import { readEntries } from './entries.ts'
import { readExactly } from './exact-matches.ts'
import { labelledNumbers } from './labelled-numbers.ts'
import { type BookNumbers, numbersOf } from './numbers.ts'
import { type Begun, meantWords, readBegun, readPostings, readWithin, sameWords } from './word-matches.ts'

async function isAnyThere({ db }: Database, book: ReadableBook, folder: Folder | 'trash', numbers: readonly number[]) {
  const there = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', book.ownerId)
    .where('folder', 'in', folder === 'trash' ? ['trash'] : ['main', 'inbox'])
    .where('searchNumber', 'in', numbers)
    .limit(1)
    .executeTakeFirst()
  return there !== undefined
}

/** What is looked for: the words of a query, in a folder. */
export interface FolderQuery extends Words {
  readonly folder: Folder | 'trash'
}

/** What the words of a label and their forms take, bytes. */
const labelBytes = 1_000

const cachedWords = bookCache<readonly LabelOfBook[]>('words of labels', ({ length }) => length * labelBytes)

const wordsOfLabels = (database: Database, book: ReadableBook, revision: number) =>
  cachedWords(database, book, {
    name: '',
    revision,
    read: async () => {
      const labels = await bookLabels(database, book, revision)
      return [...labels.values()].map(labelOfBook)
    },
  })

/** The words of a book, of which those that a query begins are read before they are asked for. */
function wordsOf(database: Database, book: ReadableBook, { words, inFields }: FolderQuery, numbers: BookNumbers) {
  const begun = new Map<string, Promise<Begun>>()
  if (numbers.size > 0) {
    for (const word of [...words, ...inFields.map((term) => term.word)]) {
      if (canBePrefix(word) && !begun.has(word)) begun.set(word, readBegun(database, book, numbers, word))
    }
  }

  async function sameAs(wanted: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const others = wanted.filter((word) => !begun.has(word))
    const [known, more] = await Promise.all([
      Promise.all([...begun].map(async ([word, read]) => [word, (await read).same] as const)),
      sameWords(database, book, others),
    ])
    return new Map([...known.filter(([word]) => wanted.includes(word)), ...more])
  }

  async function postings(wanted: readonly string[], beginning: string | null): Promise<readonly Posting[]> {
    const read = beginning === null ? undefined : begun.get(beginning)
    if (beginning === null || read === undefined) return readPostings(database, book, numbers, wanted)
    const others = wanted.filter((word) => !word.startsWith(beginning))
    return [...(await read).longer, ...(await readPostings(database, book, numbers, others))]
  }

  return { sameAs, postings }
}

const handedOver = (rows: readonly Posting[]) =>
  rows.map(({ word, block, entries }) => ({
    word,
    each: (take: (number: number, places: number) => void) => readEntries(block, entries, take),
  }))

/** The matches in a book at a revision. */
export interface BookMatches extends Matches {
  readonly revision: number
}

/** Finds the recipes of a reader's own book that a query asks for; null when it asks for no word. */
export async function findMatches(
  database: Database,
  book: ReadableBook,
  wish: FolderQuery,
): Promise<BookMatches | null> {
  if (!hasWords(wish)) return null
  const numbers = await numbersOf(database, book)
  const { base, size, revision } = numbers
  const labels = await wordsOfLabels(database, book, revision)
  const { sameAs, postings } = wordsOf(database, book, wish, numbers)
  const found = await findIn(
    {
      base,
      size,
      labels,
      sameWords: sameAs,
      meantWords: (word) => meantWords(database, book, word),
      postings: async (words, beginning) => handedOver(await postings(words, beginning)),
      within: async (word) => handedOver(await readWithin(database, book, numbers, word)),
      exactly: (words) => readExactly(database, book, numbers, words),
      labelled: (labelIds) => labelledNumbers(database, book, labelIds, revision),
      isAnyThere: (some) => isAnyThere(database, book, wish.folder, some),
    },
    wish,
  )
  return { ...found, revision }
}
