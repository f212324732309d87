import { inBook } from '@potluck/api/of-book'
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
  /** A kitchen whose recipes are offered before the cook's own; of two with one title, the kitchen's is. */
  readonly kitchenId?: string | undefined
  /** Whether the cook's own are offered besides those of the kitchen. Unless said, they are. */
  readonly own?: boolean
}

interface BookQuestion {
  /** The words; '' for those changed last. */
  readonly query: string
  readonly friends: boolean
  readonly latest: boolean
  /** The own book without it. */
  readonly kitchenId?: string | undefined
  /** Not asked where it is false. */
  readonly isAsked?: boolean
}

/** The recipes that one book offers. */
function useBookChoice({ query, friends, latest, kitchenId, isAsked = true }: BookQuestion) {
  const book = inBook(kitchenId).query
  const changedLast = { ...book, folder: 'main', sort: '-updatedAt', count: offered } as const
  const listed = useAnswer(listRecipes, isAsked && query === '' && latest ? { query: changedLast } : null, {
    placeholderData: keepPreviousData<RecipePage>,
    select: recipesOf,
  })
  const words = { ...book, query, ...(friends && { includeFriends: 'true' as const }) }
  const matches = useAnswer(searchRecipes, isAsked && query !== '' ? { query: words } : null, {
    placeholderData: keepPreviousData<SearchPage>,
    select: recipesOf,
  })
  const [current, other] = query === '' ? [listed, matches] : [matches, listed]
  return { current, data: current.data ?? other.data }
}

const nameOf = ({ title }: RecipeSummary): string => title.trim().toLowerCase()

/** The recipes of a kitchen, then others that are called otherwise. */
export function kitchenFirst(
  ofKitchen: readonly RecipeSummary[],
  others: readonly RecipeSummary[],
): readonly RecipeSummary[] {
  const names = new Set(ofKitchen.map(nameOf))
  return [...ofKitchen, ...others.filter((recipe) => !names.has(nameOf(recipe)))]
}

/**
 * The cook's own recipes, and those of a kitchen: those that hold every word, or those changed last. Earlier results
 * stay until more come.
 */
export function useRecipeChoice(
  text: string,
  { friends = false, latest = true, kitchenId, own = true }: RecipeChoiceOptions = {},
): Answer<readonly RecipeSummary[]> {
  const query = useDeferredValue(text.trim())
  const ofKitchen = useBookChoice({ query, friends: false, latest, kitchenId, isAsked: kitchenId !== undefined })
  const ofCook = useBookChoice({ query, friends, latest, isAsked: kitchenId === undefined || own })
  const books = [...(kitchenId === undefined ? [] : [ofKitchen]), ...(kitchenId === undefined || own ? [ofCook] : [])]
  const answers = books.map(({ current }) => current)
  const isWaiting = answers.some((each) => each.isPlaceholderData || (each.data === undefined && !each.error))
  return {
    data: ofKitchen.data ? kitchenFirst(ofKitchen.data, ofCook.data ?? []) : ofCook.data,
    // Where one book does not answer, the other one is offered.
    error: answers.every(({ error }) => error) ? (answers[0]?.error ?? null) : null,
    failureReason: answers.every((each) => each.failureReason) ? (answers[0]?.failureReason ?? null) : null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    isPlaceholderData: isWaiting || answers.every(({ data }) => data === undefined),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  }
}
