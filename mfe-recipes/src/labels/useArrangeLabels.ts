import { deleteLabels, groupLabels, mergeLabels, renameLabel } from '@potluck/api/labels'
import { deleteRecipesByLabels } from '@potluck/api/many-recipes'
import { getRecipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { bookQuestions } from '../book/book-questions.ts'

const changes = [...bookQuestions, getRecipe]

/** Every way labels change. Each tells its dialog, and the other screens, when it is done. */
export function useArrangeLabels(onDone: () => void) {
  const host = useHost()
  const rename = useCall(renameLabel, { changes })
  const merge = useCall(mergeLabels, { changes })
  const group = useCall(groupLabels, { changes })
  const remove = useCall(deleteLabels, { changes })
  const removeAll = useCall(deleteRecipesByLabels, { changes })
  const calls = [rename, merge, group, remove, removeAll]
  return {
    rename,
    merge,
    group,
    remove,
    removeAll,
    busy: calls.some(({ isPending }) => isPending),
    failed: calls.some(({ isError }) => isError),
    /** What a call is given to say so when it succeeded. */
    saying: (message: string) => ({
      onSuccess() {
        host.toast({ message, tone: 'done' as const })
        host.bus.emit('book:changed', {})
        onDone()
      },
    }),
  }
}
