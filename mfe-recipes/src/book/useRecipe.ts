import type { ApiClient } from '@potluck/api/client'
import { getRecipe, type Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** How a recipe is read, for screens and for changes that need it first. */
export const recipeQuery = (api: ApiClient, recipeId: string) =>
  queryOptions({
    queryKey: queryKeys.recipe(recipeId),
    queryFn: async ({ signal }): Promise<Recipe> => {
      const { data } = await api.call(getRecipe, { params: { id: recipeId } }, { signal })
      return data
    },
  })

/** One recipe of the own book. Errors are for the screen to tell, a 401 apart. */
export const useRecipe = (recipeId: string) => useQuery(recipeQuery(useHost().api, recipeId))
