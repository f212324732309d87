import { inBook } from '@potluck/api/of-book'
import { listRecipes, type RecipePage, type RecipeSummary, type SearchPage, searchRecipes } from '@potluck/api/recipes'
import { answerKey } from '@potluck/platform/answers'
import type { Host } from '@potluck/platform/host'
import type { ListView } from '../book/list-view.ts'
import { hasWords } from '../search/typed-operators.ts'

/**
 * Page size. A page of search results is small, because each letter requests one, and the server highlights the matches
 * of each recipe on it.
 */
export const pageSizeOf = ({ search }: Pick<ListView, 'search'>): number => (search === '' ? 100 : 32)

/** A recipe of a list, with the place of its matches. */
export type ListedRecipe = RecipeSummary & Partial<Pick<SearchPage['data'][number], 'match'>>

/** A page of a list or of search results. */
export interface ListPage extends RecipePage, Partial<Pick<SearchPage, 'marks' | 'corrections'>> {
  readonly data: ListedRecipe[]
}

/** The filters of a view as query parameters. */
export const filters = ({ labels, matchAll, without, ratings, maxMinutes, source }: ListView) => ({
  ...(labels.length > 0 && { labels: labels.join(',') }),
  ...(labels.length > 1 && matchAll && { labelIntersection: 'true' as const }),
  ...(without.length > 0 && { withoutLabels: without.join(',') }),
  ...(maxMinutes !== null && { maxMinutes }),
  ...(source !== '' && { source }),
  ...(ratings.length > 0 && { ratingFilter: ratings.join(',') }),
})

/** The question for one page of a view. Search results are ordered by relevance. A search without words is a list. */
export function pageQuestion({ api }: Pick<Host, 'api'>, view: ListView, page: number) {
  const { folder, search, sort, seed, userId, profileKitchen, kitchenId } = view
  const pageSize = pageSizeOf(view)
  const paged = {
    folder,
    offset: page * pageSize,
    count: pageSize,
    ...(sort === 'random' && { seed }),
    ...filters(view),
    ...(view.friends && folder === 'main' && { includeFriends: 'true' as const }),
    ...(userId !== undefined && { userId }),
    ...(profileKitchen !== undefined && { profileKitchen }),
    ...inBook(kitchenId).query,
  }
  const listInput = { query: { ...paged, sort } }
  const searchInput = { query: { ...paged, query: search, ...(!hasWords(search) && { sort }) } }
  return {
    queryKey: search === '' ? answerKey(listRecipes, listInput) : answerKey(searchRecipes, searchInput),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ListPage> =>
      search === ''
        ? (await api.call(listRecipes, listInput, { signal })).data
        : (await api.call(searchRecipes, searchInput, { signal })).data,
  }
}
