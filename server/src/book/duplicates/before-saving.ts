import type { AnsweredLikelyDuplicate } from '@potluck/api/duplicates'
import { blankTexts, place } from '@potluck/recipe/fields'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { runSteps } from '../../machinery/base/yielding.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { Draft } from '../recipes/insert.ts'
import { readSummaries } from '../recipes/summaries.ts'
import { readEntries } from '../search/entries.ts'
import { numberedRecipes } from '../search/numbered-recipes.ts'
import { numbersOf } from '../search/numbers.ts'
import { recipeWordSteps } from '../search/recipe-words.ts'
import { readPostings } from '../search/word-matches.ts'
import { areAlike, titleWords } from './alike.ts'
import { itemKeys } from './item-keys.ts'
import { findByLink } from './known-links.ts'

/** The maximum number of duplicates in an answer. */
const most = 5

/** Recipes with the most words of a title in theirs that are looked at. */
const mostLooked = 50

/** A longer title is compared by its first words. */
const mostWords = 20

/** The search numbers of recipes that have half of these words or more in their titles, those with most first. */
async function withWordsInTitle(database: Database, book: ReadableBook, words: readonly string[]): Promise<number[]> {
  const numbers = await numbersOf(database, book)
  const counts = new Map<number, number>()
  for (const { block, entries } of await readPostings(database, book, numbers, words)) {
    readEntries(block, entries, (number, places) => {
      if (places & place.title) counts.set(number, (counts.get(number) ?? 0) + 1)
    })
  }
  return [...counts]
    .filter(([, count]) => count >= words.length / 2)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostLooked)
    .map(([number]) => number)
}

/** Recipes of the book by their numbers, as far as the numbers are theirs still. */
const readCandidates = (database: Database, book: ReadableBook, numbers: readonly number[]) =>
  numberedRecipes(database, numbers)
    .innerJoin('searchTexts', (join) =>
      join.onRef('searchTexts.ownerId', '=', 'recipes.ownerId').onRef('searchTexts.recipeId', '=', 'recipes.id'),
    )
    .select(['recipes.id', 'recipes.title', 'searchTexts.items'])
    .where('recipes.ownerId', '=', book.ownerId)
    .where('recipes.folder', '=', 'main')
    .execute()

async function alikeIds(
  database: Database,
  book: ReadableBook,
  { title, ingredients }: Pick<Draft, 'title' | 'ingredients'>,
  gone: AbortSignal,
): Promise<string[]> {
  const words = titleWords(title)
  const { items } = await runSteps(recipeWordSteps({ ...blankTexts, ingredients }), gone)
  const mine = { title: words, items: new Set(items.map(({ key }) => key)) }
  const numbers = await withWordsInTitle(database, book, [...words].slice(0, mostWords))
  if (numbers.length === 0) return []
  const candidates = await readCandidates(database, book, numbers)
  return candidates
    .filter((other) => areAlike(mine, { title: titleWords(other.title), items: itemKeys(other.items) }))
    .map(({ id }) => id)
}

/** Recipes of the member's book that are likely to be one that is about to be saved; those of the same link first. */
export async function findLikelyDuplicates(
  services: Services,
  book: ReadableBook,
  draft: Pick<Draft, 'title' | 'url' | 'ingredients'>,
  gone: AbortSignal,
): Promise<AnsweredLikelyDuplicate[]> {
  const { database } = services
  const linked = draft.url.trim() === '' ? [] : await findByLink(database, book, draft.url.trim())
  const byLink = new Set(linked.map(({ id }) => id))
  const ids = [...new Set([...byLink, ...(await alikeIds(database, book, draft, gone))])].slice(0, most)
  const recipes = await readSummaries(services, book, ids)
  return recipes.map((recipe) => ({ because: byLink.has(recipe.id) ? 'link' : 'words', recipe }))
}
