import type { AnsweredRecipePage, RecipeFilter } from '@potluck/api/recipes'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { SearchField, SearchTerms } from '../machinery/database/recipe-search.ts'
import type { Services } from '../services.ts'
import { wordsOf } from '../words/fold.ts'
import { isNarrow, type Narrowing, narrowingOf, passes } from './filter.ts'
import { readSummaries } from './summaries.ts'

/** Most recipes that a search gives. */
const maxFound = 200

/** Most words of a query that count: the more, the fewer recipes hold them all. */
const maxWords = 12

/** A word with a minus before it is one that the cook does not want: it is not looked for. */
const unwanted = /(?<!\S)[-−–](?=[\p{L}\p{N}])\S*/gu

const folder = 'main'

/** From the best place to hold every word down to any place. Each finds what those before it find, and more. */
const tiers: readonly Pick<SearchTerms, 'fields' | 'whole'>[] = [
  { fields: ['title'], whole: true },
  { fields: ['title'], whole: false },
  { fields: ['title', 'ingredients'], whole: false },
  { fields: ['title', 'ingredients', 'rest'] satisfies SearchField[], whole: false },
]

function matching({ db, dialect }: Database, reader: Reader, terms: SearchTerms, narrowing: Narrowing) {
  const found = db.selectFrom(dialect.search.matches(terms).as('found'))
  if (!isNarrow(narrowing)) return found
  return found.where('found.recipeId', 'in', ({ selectFrom }) =>
    selectFrom('recipes').select('recipes.id').where(passes(reader, narrowing)),
  )
}

async function bestIds(
  database: Database,
  reader: Reader,
  words: readonly string[],
  narrowing: Narrowing,
): Promise<string[]> {
  const ids = new Set<string>()
  for (const tier of tiers) {
    const rows = await matching(database, reader, { ownerId: reader.id, folder, words, ...tier }, narrowing)
      .select('found.recipeId')
      .orderBy('found.sortTitle')
      .orderBy('found.recipeId')
      .limit(maxFound)
      .execute()
    for (const { recipeId } of rows) ids.add(recipeId)
    if (ids.size >= maxFound) break
  }
  return [...ids].slice(0, maxFound)
}

async function countMatches(
  database: Database,
  reader: Reader,
  words: readonly string[],
  narrowing: Narrowing,
): Promise<number> {
  const anywhere: SearchTerms = {
    ownerId: reader.id,
    folder,
    words,
    fields: ['title', 'ingredients', 'rest'],
    whole: false,
  }
  const { count } = await matching(database, reader, anywhere, narrowing)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The recipes of the main folder that hold every word of the query, or a word that begins with it, best first: all in
 * the title, then in title and ingredients, then anywhere; alike ones by title.
 */
export async function searchRecipes(
  services: Services,
  reader: Reader,
  { query, ...filter }: RecipeFilter & { readonly query: string },
): Promise<AnsweredRecipePage> {
  const words = [...wordsOf(query.replace(unwanted, ' '))].slice(0, maxWords)
  if (words.length === 0) return { data: [], totalCount: 0 }
  const { database } = services
  const narrowing = await narrowingOf(database, reader, folder, filter)
  // Counting takes long where many are found, as much as finding the best of them: PostgreSQL does both at once.
  const [ids, totalCount] = await Promise.all([
    bestIds(database, reader, words, narrowing),
    countMatches(database, reader, words, narrowing),
  ])
  return { data: await readSummaries(services, reader, ids), totalCount }
}
