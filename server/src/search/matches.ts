import type { Folder } from '@potluck/api/recipes'
import { asksForWords, findMatches as findIn, type Matches, type Wish as Words } from '@potluck/search/find-matches'
import { wordsOf } from '@potluck/search/words-of'
import type { Reader } from '../access/reader.ts'
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

/** Finds the recipes of a reader's own book that a query asks for; null when it asks for no word. */
export async function findMatches(database: Database, reader: Reader, wish: Wish): Promise<Matches | null> {
  if (!asksForWords(wish)) return null
  const [{ base, size, blocks }, labels] = await Promise.all([
    numbersOf(database, reader),
    database.db.selectFrom('labels').select(['id', 'title']).where('ownerId', '=', reader.id).execute(),
  ])
  return findIn(
    {
      base,
      size,
      labels: labels.map(({ id, title }) => ({ id, words: wordsOf(title) })),
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
}
