import { type FoundPage, listRecipes, type RecipePage, type RecipeSummary, searchRecipes } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Answer } from '../answered/Answered.tsx'

/** Recipes offered before anything is searched for. */
const offered = 50

const recipesOf = ({ data }: RecipePage): readonly RecipeSummary[] => data

/** The cook's own recipes: those that hold every word, or those changed last. What was shown stays until more comes. */
export function useRecipeChoice(text: string): Answer<readonly RecipeSummary[]> {
  const query = useDeferredValue(text.trim())
  const latest = { folder: 'main', sort: '-updatedAt', count: offered } as const
  const listed = useAnswer(listRecipes, query === '' ? { query: latest } : null, {
    placeholderData: keepPreviousData<RecipePage>,
    select: recipesOf,
  })
  const found = useAnswer(searchRecipes, query === '' ? null : { query: { query } }, {
    placeholderData: keepPreviousData<FoundPage>,
    select: recipesOf,
  })
  const [asked, before] = query === '' ? [listed, found] : [found, listed]
  return {
    data: asked.data ?? before.data,
    error: asked.error,
    failureReason: asked.failureReason,
    isFetching: asked.isFetching,
    isPlaceholderData: asked.isPlaceholderData || asked.data === undefined,
    refetch: asked.refetch,
  }
}
