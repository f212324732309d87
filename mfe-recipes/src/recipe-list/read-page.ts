import type { ApiClient } from '@potluck/api/client'
import { listRecipes, type RecipePage, searchRecipes } from '@potluck/api/recipes'
import type { ListView } from '../book/list-view.ts'

/** Recipes a page holds. */
export const pageSize = 100

const filters = ({ labels, matchAll, ratings }: ListView) => ({
  ...(labels.length > 0 && { labels: labels.join(',') }),
  ...(labels.length > 1 && matchAll && { labelIntersection: 'true' as const }),
  ...(ratings.length > 0 && { ratingFilter: ratings.join(',') }),
})

/** Reads one page of a view. A search answers all it finds, best first, as its only page. */
export async function readPage(api: ApiClient, view: ListView, page: number, signal: AbortSignal): Promise<RecipePage> {
  const options = { signal }
  if (view.search !== '') {
    const { data } = await api.call(searchRecipes, { query: { query: view.search, ...filters(view) } }, options)
    return { ...data, totalCount: data.data.length }
  }
  const query = { folder: view.folder, sort: view.sort, offset: page * pageSize, count: pageSize, ...filters(view) }
  return (await api.call(listRecipes, { query }, options)).data
}
