import { listRecipes, searchRecipes } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { queryKeys } from '../query-keys.ts'

/** Recipes offered before anything is searched for. */
const offered = 50

/** The cook's own recipes: those that hold every word, or those changed last. What was shown stays until more comes. */
export function useRecipeChoice(text: string) {
  const { api } = useHost()
  const search = useDeferredValue(text.trim())
  return useQuery({
    queryKey: queryKeys.recipes(search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const options = { signal }
      const { data } =
        search === ''
          ? await api.call(listRecipes, { query: { folder: 'main', sort: '-updatedAt', count: offered } }, options)
          : await api.call(searchRecipes, { query: { query: search } }, options)
      return data.data
    },
  })
}
