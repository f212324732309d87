import type { Folder } from '@potluck/api/recipes'
import type { Query } from '@potluck/search/read-query'
import { formsOf } from '@potluck/search/word-forms'
import { wordsOf } from '@potluck/search/words-of'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import { place, readEntries } from './entries.ts'
import { type BookNumbers, numbersOf } from './numbers.ts'
import { meantWords, type Posting, readPostings, sameWords } from './word-matches.ts'

/** A word that stands nowhere in a book, and what was looked for in its place. */
export interface Correction {
  readonly typed: string
  readonly meant: readonly string[]
}

/** The recipes of a book that hold what a query asks for, by their search numbers. */
export interface Matches {
  /** The number that the first byte stands for. */
  readonly base: number
  /** How well each recipe matches, 1 best; 0 where it does not. */
  readonly ranks: ArrayLike<number>
  /** Words of the book that were found. */
  readonly found: ReadonlySet<string>
  readonly corrections: readonly Correction[]
}

/** From the best place to hold a word down to any. */
const rank = { wholeInTitle: 1, inTitle: 2, inIngredients: 3, anywhere: 4 } as const

function rankOf(places: number, whole: boolean): number {
  if (places & place.title) return whole ? rank.wholeInTitle : rank.inTitle
  return places & place.ingredients ? rank.inIngredients : rank.anywhere
}

interface LabelOfBook {
  readonly id: string
  readonly words: ReadonlySet<string>
}

/** What a search looks into: the numbers of a book, and the words of its labels. */
interface Book extends BookNumbers {
  readonly database: Database
  readonly reader: Reader
  readonly labels: readonly LabelOfBook[]
}

async function openBook(database: Database, reader: Reader): Promise<Book> {
  const [numbers, labels] = await Promise.all([
    numbersOf(database, reader),
    database.db.selectFrom('labels').select(['id', 'title']).where('ownerId', '=', reader.id).execute(),
  ])
  return { database, reader, ...numbers, labels: labels.map(({ id, title }) => ({ id, words: wordsOf(title) })) }
}

/** The numbers of the recipes with one of the labels. */
async function labelled({ database: { db }, reader }: Book, labelIds: readonly string[]): Promise<readonly number[]> {
  if (labelIds.length === 0) return []
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

/** How well each recipe holds one word. */
interface WordMatch {
  readonly ranks: Uint8Array
  readonly found: ReadonlySet<string>
}

interface Wanted {
  readonly word: string
  /** The words that are as good as it. */
  readonly same: readonly string[]
  /** Whether longer words count that begin with it. */
  readonly beginnings: boolean
  /** The places that count, as bits, where not all do; all are as good then. */
  readonly places?: number
}

const anyPlace = ~0

async function matchWord(book: Book, { word, same, beginnings, places = anyPlace }: Wanted): Promise<WordMatch> {
  const whole = new Set(same)
  const forms = beginnings ? new Set(same.flatMap((each) => formsOf(each))) : null
  const labelIds = places === anyPlace ? book.labels.filter((label) => isNamed(label)).map(({ id }) => id) : []
  const [postings, numbers] = await Promise.all([
    readPostings(book.database, book.reader, book.blocks, same, beginnings ? word : null),
    labelled(book, labelIds),
  ])
  const ranks = new Uint8Array(book.size)
  const put = (number: number, value: number) => {
    const at = number - book.base
    const before = ranks[at]
    if (before !== undefined && (before === 0 || before > value)) ranks[at] = value
  }
  const found = new Set<string>()
  for (const posting of postings) take(posting)
  for (const number of numbers) put(number, rank.inIngredients)
  return { ranks, found }

  function isNamed({ words }: LabelOfBook): boolean {
    for (const named of words) {
      if (whole.has(named) || (beginnings && word.length > 1 && named.startsWith(word))) return true
      if (forms && formsOf(named).some((form) => forms.has(form))) return true
    }
    return false
  }

  function take({ word: held, block, entries }: Posting): void {
    const isWhole = whole.has(held)
    readEntries(block, entries, (number, at) => {
      if ((at & places) !== 0) put(number, places === anyPlace ? rankOf(at, isWhole) : rank.wholeInTitle)
    })
    found.add(held)
  }
}

/** A word of so few recipes may be one of recipes that are gone. */
const rare = 20

/** Whether a word stands in no recipe of the folder: what the index knows of a recipe stays when it is gone. */
async function standsNowhere({ database: { db }, reader, base }: Book, folder: Folder, { ranks }: WordMatch) {
  const numbers: number[] = []
  for (let at = 0; at < ranks.length && numbers.length <= rare; at += 1) if (ranks[at]) numbers.push(base + at)
  if (numbers.length === 0) return true
  if (numbers.length > rare) return false
  const there = await db
    .selectFrom('recipes')
    .select('id')
    .where('ownerId', '=', reader.id)
    .where('folder', '=', folder)
    .where('searchNumber', 'in', numbers)
    .limit(1)
    .executeTakeFirst()
  return there === undefined
}

interface Understood extends WordMatch {
  readonly correction?: Correction
}

/** What holds a word as it is written, or what may be meant by it where nothing does. */
async function understand(book: Book, folder: Folder, word: string, same: readonly string[]): Promise<Understood> {
  const asWritten = await matchWord(book, { word, same, beginnings: true })
  if (!(await standsNowhere(book, folder, asWritten))) return asWritten
  const meant = await meantWords(book.database, book.reader, word)
  const sameAsMeant = [...(await sameWords(book.database, book.reader, meant)).values()].flat()
  if (sameAsMeant.length === 0) return asWritten
  const corrected = await matchWord(book, { word, same: [...new Set(sameAsMeant)], beginnings: false })
  return { ...corrected, correction: { typed: word, meant } }
}

/** Narrows what holds all words so far down to what holds one more; the worst place of the words counts. */
function narrow(ranks: Uint8Array, { ranks: more }: WordMatch): void {
  for (let at = 0; at < ranks.length; at += 1) {
    const [before = 0, next = 0] = [ranks[at], more[at]]
    ranks[at] = before === 0 || next === 0 ? 0 : Math.max(before, next)
  }
}

function without(ranks: Uint8Array, { ranks: unwanted }: WordMatch): void {
  for (let at = 0; at < ranks.length; at += 1) if (unwanted[at]) ranks[at] = 0
}

/** What is looked for: the words of a query, in a folder. */
export interface Wish extends Pick<Query, 'words' | 'phrases' | 'sources' | 'without'> {
  readonly folder: Folder
}

/**
 * Finds the recipes of a reader's own book that hold all words of a query, none of those that are not wanted, and the
 * words of its phrases, wherever those stand; null when it asks for no word. A word that stands nowhere stands for those
 * that are one slip away.
 */
export async function findMatches(database: Database, reader: Reader, wish: Wish): Promise<Matches | null> {
  const { folder, words, phrases, sources, without: unwanted } = wish
  const exact = [...new Set(phrases.flat())]
  if (words.length + sources.length + exact.length + unwanted.words.length === 0) return null
  const [book, same] = await Promise.all([
    openBook(database, reader),
    sameWords(database, reader, [...words, ...sources, ...unwanted.words]),
  ])
  const sameAs = (word: string) => same.get(word) ?? [word]
  const matchAll = (asked: readonly string[], how: (word: string) => Omit<Wanted, 'word'>) =>
    Promise.all(asked.map((word) => matchWord(book, { word, ...how(word) })))
  const [understood, inSources, inPhrases, notWanted] = await Promise.all([
    Promise.all(words.map((word) => understand(book, folder, word, sameAs(word)))),
    matchAll(sources, (word) => ({ same: sameAs(word), beginnings: true, places: place.source })),
    matchAll(exact, (word) => ({ same: [word], beginnings: false })),
    matchAll(unwanted.words, (word) => ({ same: sameAs(word), beginnings: false })),
  ])
  const held = [...understood, ...inSources, ...inPhrases]
  const ranks = new Uint8Array(book.size).fill(rank.wholeInTitle)
  for (const match of held) narrow(ranks, match)
  for (const match of notWanted) without(ranks, match)
  return {
    base: book.base,
    ranks,
    found: new Set(held.flatMap((match) => [...match.found])),
    corrections: understood.flatMap(({ correction }) => correction ?? []),
  }
}
