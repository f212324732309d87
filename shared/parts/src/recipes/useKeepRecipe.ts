import { getRecipe, type Recipe, updateRecipe, writtenFields } from '@potluck/api/recipes'
import { answerKey, answerTo } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Moves a received recipe from the inbox into the book, by its id, and tells the other screens. */
export function useKeepRecipe() {
  const { api, bus } = useHost()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<Recipe> => {
      const params = { id }
      // A save sends the whole recipe, so it begins with what the server has now.
      const recipe = await client.fetchQuery({ ...answerTo({ api }, getRecipe, { params }), staleTime: 0 })
      const body = { ...writtenFields(recipe), folder: 'main', version: recipe.version } as const
      return (await api.call(updateRecipe, { params, body })).data
    },
    onSuccess(kept) {
      client.setQueryData(answerKey(getRecipe, { params: { id: kept.id } }), kept)
      bus.emit('recipe:updated', { recipeId: kept.id, change: 'saved' })
    },
  })
}
