import type { AnsweredFoundPage } from '@potluck/api/recipes'
import type { Reader } from '../access/reader.ts'
import type { Services } from '../services.ts'
import type { PageQuery } from './list.ts'
import { searchRecipes } from './search.ts'
import { searchFriends } from './search-shelves.ts'

/** A page of what a query finds in the own book and, after all of that, of what friends show. */
export async function searchWithFriends(
  services: Services,
  reader: Reader,
  query: PageQuery,
): Promise<AnsweredFoundPage> {
  const [own, theirs] = await Promise.all([
    searchRecipes(services, reader, query),
    searchFriends(services, reader, query.query ?? ''),
  ])
  const from = Math.max(0, query.offset - own.totalCount)
  const to = Math.max(0, query.offset + query.count - own.totalCount)
  return {
    ...own,
    data: [...own.data, ...theirs.slice(from, to).map((recipe) => ({ ...recipe, match: null }))],
    totalCount: own.totalCount + theirs.length,
  }
}
