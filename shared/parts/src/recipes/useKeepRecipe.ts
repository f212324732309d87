import { getRecipe, moveRecipe } from '@potluck/api/recipes'
import { useAskAgain } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation } from '@tanstack/react-query'

/** Moves a received recipe from the inbox into the book, by its id, and tells the other screens. */
export function useKeepRecipe() {
  const { api, bus } = useHost()
  const askAgain = useAskAgain(getRecipe)
  return useMutation({
    mutationFn: (id: string) => api.call(moveRecipe, { params: { id }, body: { folder: 'main' } }),
    onSuccess(_, id) {
      askAgain()
      bus.emit('recipe:updated', { recipeId: id, change: 'saved' })
    },
  })
}
