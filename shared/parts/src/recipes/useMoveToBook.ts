import { getRecipe, moveRecipe } from '@potluck/api/recipes'
import { useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'

/** Moves a received recipe from the inbox into the book, and notifies the other screens. */
export function useMoveToBook() {
  const { bus } = useHost()
  const askAgain = useRefetch(getRecipe)
  const { mutateAsync, isPending, isSuccess, status } = useCall(moveRecipe, {
    onSuccess(_, { params: { id } }) {
      askAgain()
      bus.emit('recipe:updated', { recipeId: id, change: 'saved' })
    },
  })
  /** Resolves to whether the server moved it; whoever asked says so. */
  const move = (id: string): Promise<boolean> =>
    mutateAsync({ params: { id }, body: { folder: 'main' } }).then(
      () => true,
      () => false,
    )
  return { move, isPending, isSuccess, status }
}
