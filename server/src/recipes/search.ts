import type { AnsweredFoundPage } from '@potluck/api/recipes'
import { explain } from '@potluck/search/explain'
import type { Reader } from '../access/reader.ts'
import type { Services } from '../services.ts'
import { readHiddenTexts } from './hidden-texts.ts'
import { findIds, type PageQuery } from './list.ts'
import { readSummaries } from './summaries.ts'

/**
 * A page of the recipes that a query finds, best first unless a sort is said: those that hold every word, or a word that
 * begins with it, all in the title, then in ingredients and labels, then anywhere; alike ones by title.
 */
export async function searchRecipes(services: Services, reader: Reader, query: PageQuery): Promise<AnsweredFoundPage> {
  const { ids, totalCount, matches } = await findIds(services.database, reader, query)
  const recipes = await readSummaries(services, reader, ids)
  const { data, marks } = await explain(recipes, matches?.found ?? new Set(), (hidden) =>
    readHiddenTexts(services.database, reader, hidden),
  )
  return {
    data,
    totalCount,
    marks,
    corrections: matches?.corrections.map((each) => ({ ...each, meant: [...each.meant] })) ?? [],
  }
}
