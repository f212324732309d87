import type { AnsweredSearchPage } from '@potluck/api/recipes'
import { explain } from '@potluck/search/explain'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readHiddenTexts } from './hidden-texts.ts'
import { findRows, type PageQuery } from './list.ts'
import { ownSummaries } from './summaries.ts'

/**
 * A page of the recipes that match a query, by relevance unless a sort is given: recipes that contain every word, or a word with that
 * prefix, all in the title, then in ingredients and labels, then anywhere; equal ones by title.
 */
export async function searchRecipes(
  services: Services,
  book: ReadableBook,
  query: PageQuery,
): Promise<AnsweredSearchPage> {
  const { rows, totalCount, matches, texts } = await findRows(services.database, book, query)
  const recipes = await ownSummaries(services, book, rows)
  const { data, marks } = await explain(recipes, matches?.matchedWords ?? new Set(), async (hidden) => {
    const missing = hidden.filter((id) => !texts.has(id))
    return new Map([...texts, ...(await readHiddenTexts(services.database, book, missing))])
  })
  return {
    data,
    totalCount,
    marks,
    corrections: matches?.corrections.map((each) => ({ ...each, meant: [...each.meant] })) ?? [],
  }
}
