import type { AnsweredRecipePage } from '@potluck/api/recipes'
import type { Query } from '@potluck/search/read-query'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { bookState } from '../../people/book-changes/book-state.ts'
import {
  findProfileAccess,
  friendsShelves,
  notVisible,
  type ProfileBook,
  type Viewer,
} from '../../people/policies/profile-access.ts'
import { findMatches } from '../search/matches.ts'
import { asksForLabels, asksForRatings, isNarrow, narrowingOf, passes } from './filter.ts'
import { filterBook, filterFriends } from './filtered-profiles.ts'
import { countRecipes, listRecipes, type PageQuery, searchTextOf } from './list.ts'
import { countOf, type Part, pageIds, partsOf, sizeOf } from './profile-pages.ts'
import { summariesFrom } from './summaries.ts'

/** The part of the own main folder that matches a filter. */
async function ownPart(database: Database, book: ReadableBook, filter: PageQuery, query: Query): Promise<Part> {
  const folder = 'main'
  const matches = await findMatches(database, book, { ...query, folder })
  const { revision } = matches ?? (await bookState(database, book))
  const narrowing = await narrowingOf(database, book, { folder, filter, query, revision })
  if (!matches) {
    const condition = passes(book, narrowing)
    const isWhole = !isNarrow(narrowing)
    return { condition, count: await (isWhole ? countRecipes(database, book, folder) : countOf(database, condition)) }
  }
  const numbers = Array.from(matches.ranks.keys())
    .filter((at) => matches.ranks[at] !== 0)
    .map((at) => matches.base + at)
  const condition: Part['condition'] = (builder) =>
    builder.and([
      passes(book, narrowing)(builder),
      database.dialect.isOneOf(builder.ref('recipes.searchNumber'), 'integer', numbers),
    ])
  return { condition, count: await countOf(database, condition) }
}

/** A page of the own main folder together with the recipes of friends, unless the filter uses personal data. */
export async function listWithFriends(
  services: Services,
  reader: Reader,
  book: ReadableBook,
  query: PageQuery,
): Promise<AnsweredRecipePage> {
  const { database } = services
  const words = searchTextOf('', query.source)
  if (asksForLabels(query, words) || asksForRatings(query, words)) return listRecipes(services, book, query)
  const shelves = await friendsShelves(database, reader)
  const left = await filterFriends(database, shelves, { filter: query, query: words })
  const own = await ownPart(database, book, query, words)
  const parts = [own, ...(await partsOf(database, left.shelves))]
  const ids = await pageIds(database, parts, query)
  const data = await summariesFrom(services, { own: book, shelves }, ids)
  return { data, totalCount: sizeOf(parts) }
}

/**
 * A page of the recipes that somebody else's profile shows to the viewer.
 * @throws {Refusal} `not-found` if it shows nothing or no such label, or for another folder than the main one; for a guest `not-logged-in`
 */
export async function listProfileRecipes(
  services: Services,
  viewer: Viewer,
  book: ProfileBook,
  query: PageQuery,
): Promise<AnsweredRecipePage> {
  if (query.folder !== 'main') throw notVisible(viewer, 'book')
  const { database } = services
  const shelf = await findProfileAccess(database, viewer, book)
  const left = await filterBook(database, shelf, { filter: query, query: searchTextOf('', query.source) })
  const parts = await partsOf(database, left.shelves)
  const data = await summariesFrom(services, { own: null, shelves: [shelf] }, await pageIds(database, parts, query))
  return { data, totalCount: sizeOf(parts) }
}
