import type { AnsweredCookableRecipe, NeededThing } from '@potluck/api/cookable'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { neededThing } from '@potluck/cooking/needed-thing'
import { fold } from '@potluck/search/fold'
import type { ReadableBook, ReadableBooks } from '../../ground/access/book.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { doublesNow } from '../../people/book-changes/doubles.ts'
import { marksOfRecipes } from '../contents/marks.ts'
import { unnarrowed } from '../recipes/filter.ts'
import { summariesTogether } from '../recipes/list-books.ts'
import { matchedTogether } from '../recipes/order-of-books.ts'
import { postingsIn } from '../search/additions.ts'
import { entryLength, maxEntryValue, readEntries } from '../search/entries.ts'
import { itemWord } from '../search/index-recipes.ts'
import { numbersOf } from '../search/numbers.ts'
import { readPostings } from '../search/word-matches.ts'

/** Most names of a book that are looked through: more than the largest books have. */
const maxLooked = 20_000
/** Most things that are counted by their names, and not with all others. */
const maxNamed = 200
const maxSuggested = 20

interface SuggestedItem extends NeededThing {
  readonly recipeCount: number
}

const none: ReadonlySet<number> = new Set()

const itemsOnly = itemWord('')

/** How often each of all things of a book is needed, as the index has it. */
async function countAll({ db, dialect }: Database, book: ReadableBook, blocks: readonly number[]) {
  const rows = await db
    .selectFrom('searchPostings')
    .select(({ fn, ref }) => ['word', fn.sum<number | string>(fn('length', [ref('entries')])).as('letters')])
    .where('ownerId', '=', book.ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('block'), 'integer', blocks))
    .where('word', '>=', itemsOnly)
    .where('word', '<', `${itemsOnly}\u{10ffff}`)
    .groupBy('word')
    .execute()
  return new Map(rows.map(({ word, letters }) => [word, Number(letters) / entryLength]))
}

/**
 * In how many recipes each thing is needed.
 * @param elsewhere the numbers of recipes that count in another book
 */
async function countRecipes(
  database: Database,
  book: ReadableBook,
  keys: readonly string[],
  elsewhere: ReadonlySet<number>,
) {
  const numbers = await numbersOf(database, book)
  const counts = new Map<string, number>()
  const countOf = (key: string) => counts.get(itemWord(key)) ?? 0
  const add = (word: string, recipes: number) => counts.set(word, (counts.get(word) ?? 0) + recipes)
  async function countNamed(named: readonly string[]): Promise<void> {
    for (const { word, block, entries } of await readPostings(database, book, numbers, named.map(itemWord))) {
      readEntries(block, entries, (number) => add(word, elsewhere.has(number) ? 0 : 1))
    }
  }
  if (keys.length <= maxNamed) await countNamed(keys)
  else {
    for (const [word, recipes] of await countAll(database, book, numbers.blocks)) counts.set(word, recipes)
    for (const { word, entries } of postingsIn(numbers.additions, { words: [], prefix: itemsOnly })) {
      add(word, entries.length / entryLength)
    }
    if (elsewhere.size > 0) {
      const most = keys.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, maxNamed)
      for (const key of most) counts.delete(itemWord(key))
      await countNamed(most)
    }
  }
  return countOf
}

/** Things that the recipes of a book need, whose name or a word of it begins so. */
async function neededIn(
  database: Database,
  book: ReadableBook,
  query: string,
  elsewhere: ReadonlySet<number>,
): Promise<readonly SuggestedItem[]> {
  const beginning = fold(query).trim()
  const rows = await database.db
    .selectFrom('searchItems')
    .select(['key', 'name'])
    .where('ownerId', '=', book.ownerId)
    .where(({ or, eb }) =>
      beginning === ''
        ? or([eb('folded', '>=', '')])
        : or([
            database.dialect.holds(eb.ref('folded'), ` ${beginning}`),
            eb.and([eb('folded', '>=', beginning), eb('folded', '<', `${beginning}\u{10ffff}`)]),
          ]),
    )
    .orderBy('folded')
    .limit(maxLooked)
    .execute()
  const countOf = await countRecipes(
    database,
    book,
    rows.map(({ key }) => key),
    elsewhere,
  )
  return rows.map((item) => ({ ...item, recipeCount: countOf(item.key) }))
}

/**
 * Things that the recipes of some books need, whose name or a word of it begins so; those that most need first. A
 * recipe that the own book and a kitchen have counts once.
 */
export async function listNeededThings(
  database: Database,
  books: ReadableBooks,
  query: string,
): Promise<readonly SuggestedItem[]> {
  const doubles = new Set((await doublesNow(database, books)).keys())
  const items = await Promise.all(books.map((book, at) => neededIn(database, book, query, at === 0 ? doubles : none)))
  const together = new Map<string, SuggestedItem>()
  for (const item of items.flat()) {
    const { name, recipeCount } = together.get(item.key) ?? { ...item, recipeCount: 0 }
    together.set(item.key, { key: item.key, name, recipeCount: recipeCount + item.recipeCount })
  }
  return [...together.values()]
    .filter(({ recipeCount }) => recipeCount > 0)
    .toSorted((a, b) => b.recipeCount - a.recipeCount || (a.name < b.name ? -1 : 1))
    .slice(0, maxSuggested)
}

/** The ingredients of the recipes, by id. */
async function neededItems({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('searchTexts')
    .select(['searchTexts.recipeId', 'searchTexts.items'])
    .where('searchTexts.ownerId', '=', book.ownerId)
    .whereRef('searchTexts.recipeId', '=', 'wanted.value')
    .execute()
  return new Map(
    rows.map(({ recipeId, items }) => [
      recipeId,
      items.split('\n').map((line) => {
        const [key = '', name = ''] = line.split('\t')
        return { key, name }
      }),
    ]),
  )
}

/** Ranks of recipes that use up nothing begin here: more than any recipe lacks. */
const usesNothing = 2 ** 24

/**
 * Ranks recipes. Those that need a thing to be used soon come first, then those that lack less. Where two lack alike, those
 * that use more of what is at hand come first.
 */
async function rankByMissing(database: Database, book: ReadableBook, { keys, soon }: WantedThings) {
  const numbers = await numbersOf(database, book)
  const { base, size, revision } = numbers
  const [atHand, needed] = [new Uint16Array(size), new Uint16Array(size)]
  const isUrgent = new Uint8Array(size)
  const urgent = new Set(soon.map(itemWord))
  for (const { word, block, entries } of await readPostings(database, book, numbers, keys.map(itemWord))) {
    readEntries(block, entries, (number, count) => {
      const at = number - base
      atHand[at] = (atHand[at] ?? 0) + 1
      needed[at] = count
      if (urgent.has(word)) isUrgent[at] = 1
    })
  }
  const ranks = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) {
    const found = atHand[at] ?? 0
    if (found === 0) continue
    const lacks = ((needed[at] ?? 0) - found) * (maxEntryValue + 1) + (maxEntryValue - found)
    ranks[at] = 1 + lacks + (soon.length === 0 || isUrgent[at] === 1 ? 0 : usesNothing)
  }
  return { base, ranks, revision }
}

/** The keys of what is at hand, and of what of it should be used soon. */
interface WantedThings {
  readonly keys: readonly string[]
  readonly soon: readonly string[]
}

/** The key of a thing that is named, or that a device stored with the key of an earlier version. */
const keyNow = (name: string): string =>
  neededThing(readIngredientLine(name, everyLanguage), everyLanguage)?.key ?? name

/** The question for a page of recipes that need one of the things. */
interface CookableQuery {
  readonly items: readonly string[]
  /** Those of them that should be used soon. */
  readonly soon?: readonly string[] | undefined
  readonly offset: number
  readonly count: number
}

/** A page of the recipes of the main folders of some books that need one of the things at least; those that lack least first. */
export async function listCookable(
  services: Services,
  books: ReadableBooks,
  { items, soon: soonItems = [], offset, count }: CookableQuery,
): Promise<{ data: AnsweredCookableRecipe[]; totalCount: number }> {
  const { database } = services
  const keysOf = (names: readonly string[]) => [...new Set(names.flatMap((item) => [item, keyNow(item)]))]
  const keys = keysOf([...items, ...soonItems])
  const soon = keysOf(soonItems)
  if (keys.length === 0) return { data: [], totalCount: 0 }
  const matched = await Promise.all(
    books.map(async (book) => {
      const matches = await rankByMissing(database, book, { keys, soon })
      return { book, matches, revision: matches.revision, narrowing: unnarrowed('main') }
    }),
  )
  const page = { sort: 'title', best: true, seed: null, offset, count } as const
  const { found, totalCount } = await matchedTogether(database, matched, page)
  const isAtHand = new Set(keys)
  const isSoon = new Set(soon)
  const data = await summariesTogether(services, matched, found, async (summaries, at) => {
    const book = books[at]
    const ids = summaries.map(({ id }) => id)
    const needed = book ? await neededItems(database, book, ids) : new Map<string, NeededThing[]>()
    const marks = book && (await marksOfRecipes(database, book, ids))
    return summaries.map((recipe) => {
      const all = needed.get(recipe.id) ?? []
      return {
        ...recipe,
        ...marks?.get(recipe.id),
        needed: all.length,
        missing: all.filter(({ key }) => !isAtHand.has(key)),
        soon: all.filter(({ key }) => isSoon.has(key)),
      }
    })
  })
  return { data, totalCount }
}
