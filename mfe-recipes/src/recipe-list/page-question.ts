import { listRecipes, type RecipePage, searchRecipes } from '@potluck/api/recipes'
import { answerTo } from '@potluck/platform/answers'
import type { Host } from '@potluck/platform/host'
import type { ListView } from '../book/list-view.ts'

/** Recipes a page holds. */
export const pageSize = 100

/** What of a view the server is asked to filter by. */
export const filters = ({ labels, matchAll, ratings }: ListView) => ({
  ...(labels.length > 0 && { labels: labels.join(',') }),
  ...(labels.length > 1 && matchAll && { labelIntersection: 'true' as const }),
  ...(ratings.length > 0 && { ratingFilter: ratings.join(',') }),
})

/** The question for one page of a view. A search answers all it finds, best first, as its only page. */
export function pageQuestion(host: Pick<Host, 'api'>, view: ListView, page: number) {
  const friends = view.friends && view.folder === 'main' ? ({ includeFriends: 'true' } as const) : {}
  if (view.search !== '') {
    return answerTo(host, searchRecipes, { query: { query: view.search, ...filters(view), ...friends } })
  }
  const query = {
    folder: view.folder,
    sort: view.sort,
    offset: page * pageSize,
    count: pageSize,
    ...filters(view),
    ...friends,
    ...(view.userId !== undefined && { userId: view.userId }),
  }
  return answerTo(host, listRecipes, { query })
}

/** How many rows a view has, told from its first page. */
export const rowCount = (view: ListView, { data, totalCount }: RecipePage): number =>
  view.search === '' ? totalCount : data.length
