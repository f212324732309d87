import type { AnsweredSearchPage } from '@potluck/api/recipes'
import { explain } from '@potluck/search/explain'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import {
  findProfileAccess,
  friendsShelves,
  notVisible,
  type ProfileBook,
  type Viewer,
} from '../../people/policies/profile-access.ts'
import { type FilteredProfiles, filterBook, filterFriends } from './filtered-profiles.ts'
import { readHiddenTexts } from './hidden-texts.ts'
import { type PageQuery, searchTextOf } from './list.ts'
import { groupedPageIds, partsOf, rankedParts, sizeOf } from './profile-pages.ts'
import { searchRecipes } from './search.ts'
import { summariesFrom } from './summaries.ts'

/**
 * A page of the matching parts of some profiles with the places of the matches: recipes with all words in the title first unless sorted.
 */
async function foundPage(services: Services, left: FilteredProfiles, query: PageQuery): Promise<AnsweredSearchPage> {
  const { database } = services
  const shelves = left.shelves.map(({ shelf }) => shelf)
  const groups =
    query.sort === undefined ? await rankedParts(database, left.shelves) : [await partsOf(database, left.shelves)]
  const ids = await groupedPageIds(database, groups, query)
  const recipes = await summariesFrom(services, { own: null, shelves }, ids)
  const { data, marks } = await explain(recipes, left.foundWords, async (hidden) => {
    const byOwner = Map.groupBy(
      recipes.filter(({ id }) => hidden.includes(id)),
      ({ owner }) => owner?.id,
    )
    const texts = await Promise.all(
      shelves.map((shelf) =>
        readHiddenTexts(
          database,
          shelf,
          (byOwner.get(shelf.personId) ?? []).map(({ id }) => id),
        ),
      ),
    )
    return new Map(texts.flatMap((some) => [...some]))
  })
  return { data, totalCount: groups.reduce((sum, parts) => sum + sizeOf(parts), 0), marks, corrections: [] }
}

/** A page of the matches in the reader's own book and, after all of these, in the profiles of friends. */
export async function searchWithFriends(
  services: Services,
  reader: Reader,
  book: ReadableBook,
  query: PageQuery,
): Promise<AnsweredSearchPage> {
  const { database } = services
  const shelves = await friendsShelves(database, reader)
  const [own, left] = await Promise.all([
    searchRecipes(services, book, query),
    filterFriends(database, shelves, { filter: query, query: searchTextOf(query.query ?? '', query.source) }),
  ])
  const theirs = await foundPage(services, left, {
    ...query,
    offset: Math.max(0, query.offset - own.totalCount),
    count: query.count - own.data.length,
  })
  return {
    ...own,
    data: [...own.data, ...theirs.data],
    totalCount: own.totalCount + theirs.totalCount,
    marks: [...new Set([...own.marks, ...theirs.marks])],
  }
}

/**
 * A page of the matches in the recipes that somebody else's profile shows to the viewer.
 * @throws {Refusal} as `listProfileRecipes`
 */
export async function searchProfileRecipes(
  services: Services,
  viewer: Viewer,
  book: ProfileBook,
  query: PageQuery,
): Promise<AnsweredSearchPage> {
  if (query.folder !== 'main') throw notVisible(viewer, 'book')
  const { database } = services
  const shelf = await findProfileAccess(database, viewer, book)
  const words = searchTextOf(query.query ?? '', query.source)
  return foundPage(services, await filterBook(database, shelf, { filter: query, query: words }), query)
}
