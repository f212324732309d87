import { listRecipes, type RecipePage, type RecipeSummary, type SearchPage, searchRecipes } from '@potluck/api/recipes'
import { useAnswer } from '@potluck/platform/answers'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Answer } from '../answered/Answered.tsx'

/** Recipes offered before anything is searched for. */
const offered = 50

const recipesOf = ({ data }: RecipePage): readonly RecipeSummary[] => data

export interface RecipeChoiceOptions {
  /** Those that friends show are found, too. */
  readonly friends?: boolean
  /** Without a word, those that were changed last are offered. Unless said, they are. */
  readonly latest?: boolean
}

/** The cook's own recipes: those that hold every word, or those changed last. What was shown stays until more comes. */
export function useRecipeChoice(
  text: string,
  { friends = false, latest = true }: RecipeChoiceOptions = {},
): Answer<readonly RecipeSummary[]> {
  const query = useDeferredValue(text.trim())
  const changedLast = { folder: 'main', sort: '-updatedAt', count: offered } as const
  const listed = useAnswer(listRecipes, query === '' && latest ? { query: changedLast } : null, {
    placeholderData: keepPreviousData<RecipePage>,
    select: recipesOf,
  })
  const matches = useAnswer(
    searchRecipes,
    query === '' ? null : { query: { query, ...(friends && { includeFriends: 'true' as const }) } },
    {
      placeholderData: keepPreviousData<SearchPage>,
      select: recipesOf,
    },
  )
  const [current, other] = query === '' ? [listed, matches] : [matches, listed]
  return {
    data: current.data ?? other.data,
    error: current.error,
    failureReason: current.failureReason,
    isFetching: current.isFetching,
    isPlaceholderData: current.isPlaceholderData || current.data === undefined,
    refetch: current.refetch,
  }
}
