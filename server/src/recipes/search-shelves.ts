import type { AnsweredRecipePage } from '@potluck/api/recipes'
import { place } from '@potluck/search/places'
import { type Query, readQuery } from '@potluck/search/read-query'
import { formsOf } from '@potluck/search/word-forms'
import type { Reader } from '../access/reader.ts'
import { friendsShelves, isOn, type Shelf } from '../access/shelf.ts'
import type { Database } from '../machinery/database/database.ts'
import { readEntries } from '../search/entries.ts'
import type { Services } from '../services.ts'
import { summariesFrom } from './summaries.ts'

/** Most friends' recipes that a search gives. */
const maxFound = 100

/** Most recipes that hold the words of which is looked whether a profile shows them; those with all in the title first. */
const maxLooked = 1_000

/** Larger than whatever follows a beginning. */
const last = '\u{10ffff}'

interface Held {
  readonly ownerId: string
  readonly number: number
  readonly isInTitle: boolean
}

/** How others label, rate and time their recipes is no word of theirs: where that is asked for, theirs are none. */
const asksForWordsOnly = ({ words, phrases, labels, minutes, ratings, sources, without }: Query): boolean =>
  words.length > 0 &&
  minutes === null &&
  ratings === null &&
  [phrases, labels, sources, without.words, without.phrases, without.labels].every(({ length }) => length === 0)

/** The words of some books that are as good as one. */
async function sameIn({ db }: Database, ownerIds: readonly string[], word: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('searchForms')
    .select('word')
    .distinct()
    .where('ownerId', 'in', ownerIds)
    .where('form', 'in', formsOf(word))
    .execute()
  return [...new Set([word, ...rows.map((row) => row.word)])]
}

/** Which recipes of some books hold a word, or one that begins with it, and whether in the title; by owner and number. */
async function holding(database: Database, ownerIds: readonly string[], word: string): Promise<Map<string, Held>> {
  const same = await sameIn(database, ownerIds, word)
  const rows = await database.db
    .selectFrom('searchPostings')
    .select(['ownerId', 'block', 'entries'])
    .where('ownerId', 'in', ownerIds)
    .where(({ or, and, eb }) =>
      or([
        eb('word', 'in', same),
        ...(word.length > 1 ? [and([eb('word', '>=', word), eb('word', '<', word + last)])] : []),
      ]),
    )
    .execute()
  const held = new Map<string, Held>()
  for (const { ownerId, block, entries } of rows) {
    readEntries(block, entries, (number, places) => {
      const key = `${ownerId} ${number}`
      const isInTitle = (places & place.title) !== 0 || (held.get(key)?.isInTitle ?? false)
      held.set(key, { ownerId, number, isInTitle })
    })
  }
  return held
}

/** The recipes of some books that hold every word, those with all of them in the title first. */
async function holdingAll(database: Database, ownerIds: readonly string[], words: readonly string[]): Promise<Held[]> {
  const [first = new Map<string, Held>(), ...others] = await Promise.all(
    words.map((word) => holding(database, ownerIds, word)),
  )
  const held = [...first].flatMap(([key, one]) => {
    const all = [one, ...others.flatMap((each) => each.get(key) ?? [])]
    return all.length === words.length ? [{ ...one, isInTitle: all.every(({ isInTitle }) => isInTitle) }] : []
  })
  return held.toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle)).slice(0, maxLooked)
}

/** Recipes by owner and number, as far as the numbers are theirs still. */
async function idsOf({ db, dialect }: Database, held: readonly Held[]): Promise<readonly string[]> {
  const listed = held.map(({ ownerId, number }) => ({ ownerId, number }))
  const rows = await db
    .selectFrom(dialect.recordsOf({ ownerId: 'text', number: 'integer' }, listed).as('listed'))
    .crossJoin('recipes')
    .select('recipes.id')
    .whereRef('recipes.ownerId', '=', 'listed.ownerId')
    .whereRef('recipes.searchNumber', '=', 'listed.number')
    .where('recipes.folder', '=', 'main')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of some recipes that are on a shelf, by title. */
async function onShelves({ db }: Database, shelves: readonly Shelf[], ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .select('recipes.id')
    .where('recipes.id', 'in', ids)
    .where((builder) => builder.or(shelves.map((shelf) => isOn(shelf)(builder))))
    .orderBy('recipes.sortTitle')
    .orderBy('recipes.id')
    .limit(maxFound)
    .execute()
  return rows.map(({ id }) => id)
}

/** What friends show that holds every word of a query, those with all of them in the title first, then by title. */
export async function searchFriends(
  services: Services,
  reader: Reader,
  text: string,
): Promise<AnsweredRecipePage['data']> {
  const { database } = services
  const query = readQuery(text)
  if (!asksForWordsOnly(query)) return []
  const shelves = await friendsShelves(database, reader)
  if (shelves.length === 0) return []
  const ownerIds = shelves.map(({ ownerId }) => ownerId)
  const held = await holdingAll(database, ownerIds, query.words)
  const [titled, others] = [true, false].map((wanted) => held.filter(({ isInTitle }) => isInTitle === wanted))
  const ids: string[] = []
  for (const some of [titled, others]) {
    if (some && some.length > 0) ids.push(...(await onShelves(database, shelves, await idsOf(database, some))))
  }
  return summariesFrom(services, { own: null, shelves }, ids.slice(0, maxFound))
}
