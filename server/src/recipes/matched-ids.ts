import type { RecipeSort } from '@potluck/api/recipes'
import type { Matches as Found } from '@potluck/search/find-matches'
import { ranked } from '@potluck/search/ranked'
import { shuffled } from '@potluck/search/shuffled'
import type { ReadableBook } from '../access/book.ts'
import type { Database } from '../machinery/database/database.ts'
import { numberedRecipes } from '../search/numbered-recipes.ts'
import { type Narrowing, passes } from './filter.ts'
import { ordered, orderOf } from './orders.ts'
import { sortedNumbers } from './sorted-numbers.ts'
import type { StoredFolder } from './tables.ts'

type Matches = Pick<Found, 'base' | 'ranks'>

interface MatchedPage {
  /** The revision of the book, read before the matches. */
  readonly revision: number
  readonly narrowing: Narrowing
  readonly sort: RecipeSort
  readonly offset: number
  readonly count: number
  /** Whether matches are ordered by relevance first, and by the order only within the same relevance. */
  readonly best: boolean
  /** Seed of a random order, which replaces the other one. */
  readonly seed: number | null
}

/** Up to this number of matches, looking them up is faster than filtering the sorted folder. */
const few = 400

/** The numbers of the matching recipes, or null if there are more than `most`. */
function numbersUpTo(most: number, { base, ranks }: Matches): readonly number[] | null {
  const numbers: number[] = []
  for (let at = 0; at < ranks.length; at += 1) {
    if (ranks[at] === 0) continue
    if (numbers.length === most) return null
    numbers.push(base + at)
  }
  return numbers
}

/** The numbers that pass, in order: sorts the matches if they are few, otherwise filters the sorted folder. */
async function passingNumbers(
  database: Database,
  book: ReadableBook,
  page: MatchedPage,
  matches: Matches | null,
): Promise<Uint32Array> {
  const { narrowing, sort, revision } = page
  const listed = matches && numbersUpTo(few, matches)
  if (listed?.length === 0) return new Uint32Array()
  if (listed) {
    const some = numberedRecipes(database, listed).select('recipes.searchNumber').where(passes(book, narrowing))
    const rows = await ordered(some, orderOf(sort, book)).execute()
    return Uint32Array.from(rows, (row) => row.searchNumber)
  }
  return sortedNumbers(database, book, narrowing, { sort, revision })
}

/** The ids of recipes by their numbers, in the order of the numbers. */
async function idsOf(database: Database, book: ReadableBook, folder: StoredFolder, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  const rows = await numberedRecipes(database, numbers)
    .select(['recipes.id', 'recipes.searchNumber'])
    .where('recipes.ownerId', '=', book.ownerId)
    .where('recipes.folder', '=', folder)
    .execute()
  const ids = new Map(rows.map((row) => [row.searchNumber, row.id]))
  return numbers.flatMap((number) => ids.get(number) ?? [])
}

/** The matching recipes of a page, in order; without matches, all that pass. */
export async function matchedIds(
  database: Database,
  book: ReadableBook,
  matches: Matches | null,
  page: MatchedPage,
): Promise<{ readonly ids: readonly string[]; readonly totalCount: number }> {
  const { numbers, totalCount } = await matchedNumbers(database, book, matches, page)
  return { ids: await idsOf(database, book, page.narrowing.folder, numbers), totalCount }
}

/** The same by their search numbers. */
export async function matchedNumbers(
  database: Database,
  book: ReadableBook,
  matches: Matches | null,
  page: MatchedPage,
): Promise<{ readonly numbers: readonly number[]; readonly totalCount: number }> {
  const { offset, count, best, seed } = page
  const passing = await passingNumbers(database, book, page, matches)
  const sorted = seed === null ? passing : shuffled(passing, seed)
  const orderedNumbers = matches ? ranked(sorted, matches.ranks, matches.base, best) : sorted
  return { numbers: [...orderedNumbers.subarray(offset, offset + count)], totalCount: orderedNumbers.length }
}
