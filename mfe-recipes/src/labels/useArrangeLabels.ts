import { deleteLabels, groupLabels, type Label, mergeLabels } from '@potluck/api/labels'
import { deleteRecipesByLabels } from '@potluck/api/many-recipes'
import { getRecipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { addAndWait, type ChangeOutcome } from '@potluck/platform/outcome-of-change'
import { useState } from 'react'
import { bookQuestions } from '../book/book-questions.ts'
import { callLabel } from '../changes/book-changes.ts'

const changes = [...bookQuestions, getRecipe]

/** Changes of labels. Each reports success to its dialog and to other screens. */
export function useArrangeLabels(onDone: () => void) {
  const host = useHost()
  const [renaming, setRenaming] = useState<ChangeOutcome['kind'] | 'sending' | null>(null)
  const merge = useCall(mergeLabels, { changes })
  const group = useCall(groupLabels, { changes })
  const remove = useCall(deleteLabels, { changes })
  const removeAll = useCall(deleteRecipesByLabels, { changes })
  const calls = [merge, group, remove, removeAll]

  /** The toast after success. */
  function say(message: string) {
    host.toast({ message, tone: 'done' })
    host.bus.emit('book:changed', {})
    onDone()
  }

  /** Renames a label through the change queue. Resolves to false if it was refused. */
  async function rename(label: Label, title: string, message: string): Promise<boolean> {
    setRenaming('sending')
    const { kind } = await addAndWait(host, [callLabel(label, title)])
    setRenaming(kind)
    if (kind !== 'refused') say(message)
    return kind !== 'refused'
  }

  return {
    rename,
    merge,
    group,
    remove,
    removeAll,
    busy: renaming === 'sending' || calls.some(({ isPending }) => isPending),
    failed: renaming === 'refused' || calls.some(({ isError }) => isError),
    /** Options of a call that report its success. */
    saying: (message: string) => ({ onSuccess: () => say(message) }),
  }
}
