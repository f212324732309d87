import { place } from '@potluck/recipe/fields'
import { following } from '@potluck/search/find-matches'
import { numberOfSpot } from '@potluck/search/positions'
import type { Query } from '@potluck/search/read-query'
import { formsOf } from '@potluck/search/word-forms'
import type { Database } from '../../machinery/base/database/database.ts'
import type { ProfileAccess } from '../../people/policies/profile-access.ts'
import { type PlacedPosting, postingsIn, type SoughtWords, startOfLine, withAdditions } from '../search/additions.ts'
import { readEntries } from '../search/entries.ts'
import { exactPosting } from '../search/exact-matches.ts'

/** Places of a word in recipes (`place` bits), by owner and search number. */
type PlacesByOwner = ReadonlyMap<string, ReadonlyMap<number, number>>

/** The matches of a query in some books, including hidden recipes: the profile access decides which are shown. */
export interface ProfileMatches {
  /** The recipes that contain every word, and whether all words are in the title; null without words. */
  readonly matches: ReadonlyMap<string, ReadonlyMap<number, boolean>> | null
  /** The recipes that contain an excluded word. */
  readonly unwanted: PlacesByOwner
  /** Words that were found, including those of hidden recipes; therefore they must not be returned unchecked. */
  readonly foundWords: ReadonlySet<string>
}

/** Maximum number of matching recipes; those with all words in the title come first. */
const maxWanted = 10_000

/** Sorts after every continuation of a prefix. */
const last = '\u{10ffff}'

/** The words of some books that match a word. */
async function sameIn({ db }: Database, ownerIds: readonly string[], word: string): Promise<readonly string[]> {
  const forms = formsOf(word)
  // A Korean word has none, and PostgreSQL takes no empty list.
  if (forms.length === 0) return [word]
  const rows = await db
    .selectFrom('searchForms')
    .select('word')
    .distinct()
    .where('ownerId', 'in', ownerIds)
    .where('form', 'in', forms)
    .execute()
  return [...new Set([word, ...rows.map((row) => row.word)])]
}

interface Term {
  readonly word: string
  /** Whether longer words with this prefix match. */
  readonly beginnings: boolean
  /** The places that count, as bits. */
  readonly places: number
}

const anywhere = Object.values(place).reduce((all, bit) => all | bit, 0)

interface Holding {
  readonly places: PlacesByOwner
  readonly foundWords: readonly string[]
}

/** The postings of recipes of some books that were saved lately, by owner. To be read before the other postings. */
async function addedIn(
  { db, dialect }: Database,
  ownerIds: readonly string[],
  sought: SoughtWords,
): Promise<readonly OwnedPosting[]> {
  const starts = [
    ...sought.words.map((word) => startOfLine(word, true)),
    ...(sought.prefix === undefined ? [] : [startOfLine(sought.prefix, false)]),
  ]
  const rows = await db
    .selectFrom('searchAdditions')
    .select(['ownerId', 'number', 'words'])
    .where('ownerId', 'in', ownerIds)
    .where(({ or, ref }) => or(starts.map((start) => dialect.holds(ref('words'), start))))
    .orderBy('number')
    .execute()
  return [...Map.groupBy(rows, ({ ownerId }) => ownerId)].flatMap(([ownerId, own]) =>
    postingsIn(own, sought).map((posting) => ({ ownerId, ...posting })),
  )
}

interface OwnedPosting extends PlacedPosting {
  readonly ownerId: string
}

/** The recipes of some books that contain a word. */
async function holding(
  database: Database,
  ownerIds: readonly string[],
  { word, beginnings, places: counted }: Term,
): Promise<Holding> {
  const same = await sameIn(database, ownerIds, word)
  const isPrefix = beginnings && word.length > 1
  const added = await addedIn(database, ownerIds, { words: same, ...(isPrefix && { prefix: word }) })
  const merged = await database.db
    .selectFrom('searchPostings')
    .select(['ownerId', 'word', 'block', 'entries'])
    .where('ownerId', 'in', ownerIds)
    .where(({ or, and, eb }) =>
      or([eb('word', 'in', same), ...(isPrefix ? [and([eb('word', '>=', word), eb('word', '<', word + last)])] : [])]),
    )
    .execute()
  // A recipe that was merged in between is in both, and is the same recipe there.
  const rows = [...merged, ...added]
  const places = new Map<string, Map<number, number>>()
  for (const { ownerId, block, entries } of rows) {
    const ofOwner = places.get(ownerId) ?? new Map<number, number>()
    places.set(ownerId, ofOwner)
    readEntries(block, entries, (number, at) => {
      if ((at & counted) !== 0) ofOwner.set(number, (ofOwner.get(number) ?? 0) | at)
    })
  }
  return { places, foundWords: rows.map((row) => row.word) }
}

/** The recipes of some books that contain a phrase. */
async function saying(database: Database, ownerIds: readonly string[], phrase: readonly string[]): Promise<Holding> {
  const added = Map.groupBy(await addedIn(database, ownerIds, { words: phrase }), ({ ownerId }) => ownerId)
  const rows = await database.db
    .selectFrom('searchPostings')
    .select(['ownerId', 'word', 'block', 'entries', 'positions'])
    .where('ownerId', 'in', ownerIds)
    .where('word', 'in', phrase)
    .execute()
  const merged = Map.groupBy(rows, ({ ownerId }) => ownerId)
  const places = new Map(
    ownerIds.map((ownerId) => {
      const own = withAdditions<PlacedPosting>(merged.get(ownerId) ?? [], added.get(ownerId) ?? [])
      const matches = Map.groupBy(
        own.toSorted((a, b) => a.block - b.block),
        ({ word }) => word,
      )
      const [first = [], ...others] = phrase.map((word) => exactPosting(matches.get(word) ?? []).spots)
      const numbers = others.reduce(following, first).map(numberOfSpot)
      return [ownerId, new Map(numbers.map((number) => [number, place.rest]))] as const
    }),
  )
  return { places, foundWords: phrase }
}

/** The recipes that contain all words; those with all of them in the title come first. */
function holdingAll(all: readonly Holding[]): NonNullable<ProfileMatches['matches']> {
  const [first, ...others] = all
  const matches = [...(first?.places ?? [])].flatMap(([ownerId, numbers]) =>
    [...numbers].flatMap(([number, at]) => {
      const places = [at, ...others.map((other) => other.places.get(ownerId)?.get(number) ?? 0)]
      if (places.includes(0)) return []
      return [{ ownerId, number, isInTitle: places.every((one) => (one & place.title) !== 0) }]
    }),
  )
  const best = matches.toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle)).slice(0, maxWanted)
  return new Map(
    [...Map.groupBy(best, ({ ownerId }) => ownerId)].map(([ownerId, own]) => [
      ownerId,
      new Map(own.map(({ number, isInTitle }) => [number, isInTitle])),
    ]),
  )
}

function holdingAny(all: readonly Holding[]): PlacesByOwner {
  const places = new Map<string, ReadonlyMap<number, number>>()
  for (const matches of all) {
    for (const [ownerId, numbers] of matches.places) {
      places.set(ownerId, new Map([...(places.get(ownerId) ?? []), ...numbers]))
    }
  }
  return places
}

/** Searches the books of some profiles for the words of a query. Misspelled words are not corrected there. */
export async function matchOnShelves(
  database: Database,
  shelves: readonly ProfileAccess[],
  { words, phrases, inFields, without }: Query,
): Promise<ProfileMatches> {
  const ownerIds = shelves.map(({ ownerId }) => ownerId)
  const holdingWord = (term: Term) => holding(database, ownerIds, term)
  const sayingPhrase = (phrase: readonly string[]) => saying(database, ownerIds, phrase)
  const [holdings, unwanted] = await Promise.all([
    Promise.all([
      ...words.map((word) => holdingWord({ word, beginnings: true, places: anywhere })),
      ...inFields.map((term) => holdingWord({ ...term, beginnings: true })),
      ...phrases.map(sayingPhrase),
    ]),
    Promise.all([
      ...without.words.map((word) => holdingWord({ word, beginnings: false, places: anywhere })),
      ...without.phrases.map(sayingPhrase),
    ]),
  ])
  return {
    matches: holdings.length === 0 ? null : holdingAll(holdings),
    unwanted: holdingAny(unwanted),
    foundWords: new Set(holdings.flatMap(({ foundWords: found }) => found)),
  }
}
