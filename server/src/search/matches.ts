import type { Folder } from '@potluck/api/recipes'
import {
  asksForWords,
  findMatches as findIn,
  type LabelOfBook,
  labelOfBook,
  type Matches,
  type Wish as Words,
} from '@potluck/search/find-matches'
import type { Reader } from '../access/reader.ts'
import { whileUnchanged } from '../book-changes/while-unchanged.ts'
import { labelsAtHand } from '../labels/labels-at-hand.ts'
import type { Database } from '../machinery/database/database.ts'
import { readEntries } from './entries.ts'
import { numbersOf } from './numbers.ts'
import { meantWords, readExactly, readPostings, sameWords } from './word-matches.ts'

/** The numbers of the recipes with one of the labels. */
async function labelled({ db }: Database, reader: Reader, labelIds: readonly string[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('recipeLabels')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'recipeLabels.ownerId').onRef('recipes.id', '=', 'recipeLabels.recipeId'),
    )
    .select('recipes.searchNumber')
    .where('recipeLabels.ownerId', '=', reader.id)
    .where('recipeLabels.labelId', 'in', labelIds)
    .execute()
  return rows.map((row) => row.searchNumber)
}

async function isAnyThere({ db }: Database, reader: Reader, folder: Folder, numbers: readonly number[]) {
  const there = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', reader.id)
    .where('folder', '=', folder)
    .where('searchNumber', 'in', numbers)
    .limit(1)
    .executeTakeFirst()
  return there !== undefined
}

/** What is looked for: the words of a query, in a folder. */
export interface Wish extends Words {
  readonly folder: Folder
}

/** What the words of a label and their forms take, bytes. */
const labelBytes = 1_000

const kept = whileUnchanged<readonly LabelOfBook[]>(2_000_000, ({ length }) => length * labelBytes)

const wordsOfLabels = (database: Database, reader: Reader, mark: number) =>
  kept(database, reader, {
    name: 'words of labels',
    mark,
    read: async () => {
      const labels = await labelsAtHand(database, reader, mark)
      return [...labels.values()].map(labelOfBook)
    },
  })

/** What was found in a book whose changes had this mark. */
export interface BookMatches extends Matches {
  readonly mark: number
}

/** Finds the recipes of a reader's own book that a query asks for; null when it asks for no word. */
export async function findMatches(database: Database, reader: Reader, wish: Wish): Promise<BookMatches | null> {
  if (!asksForWords(wish)) return null
  const { base, size, blocks, mark } = await numbersOf(database, reader)
  const found = await findIn(
    {
      base,
      size,
      labels: await wordsOfLabels(database, reader, mark),
      sameWords: (words) => sameWords(database, reader, words),
      meantWords: (word) => meantWords(database, reader, word),
      async postings(words, beginning) {
        const rows = await readPostings(database, reader, blocks, words, beginning)
        return rows.map(({ word, block, entries }) => ({ word, each: (take) => readEntries(block, entries, take) }))
      },
      exactly: (words) => readExactly(database, reader, blocks, words),
      labelled: (labelIds) => labelled(database, reader, labelIds),
      isAnyThere: (numbers) => isAnyThere(database, reader, wish.folder, numbers),
    },
    wish,
  )
  return { ...found, mark }
}
