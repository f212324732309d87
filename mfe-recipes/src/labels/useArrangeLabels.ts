import type { CallInput } from '@potluck/api/endpoint'
import { deleteLabels, groupLabels, type Label, mergeLabels } from '@potluck/api/labels'
import { deleteRecipesByLabels } from '@potluck/api/many-recipes'
import { inBook } from '@potluck/api/of-book'
import { getRecipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../book/book-questions.ts'
import { useBookOfAddress } from '../book/useBookOfAddress.ts'
import { callLabel } from '../changes/book-changes.ts'

const changes = [...bookQuestions, getRecipe]

/** Changes of labels of the book that the page is about, for the forms of their dialogs. */
export function useArrangeLabels(onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const kitchenId = useBookOfAddress()
  const merge = useCall(mergeLabels, { changes })
  const group = useCall(groupLabels, { changes })
  const remove = useCall(deleteLabels, { changes })
  const removeAll = useCall(deleteRecipesByLabels, { changes })
  const failed = { problem: t('labels.changeFailed') }

  return {
    /** Renames a label through the change queue. Resolves to false if it was refused. */
    async rename(label: Label, title: string): Promise<boolean> {
      const { kind } = await addAndWait(host, [callLabel(label, title, kitchenId)])
      return kind !== 'refused'
    },
    merge: (input: CallInput<typeof mergeLabels>) => merge.mutateAsync({ ...inBook(kitchenId), ...input }),
    group: (input: CallInput<typeof groupLabels>) => group.mutateAsync({ ...inBook(kitchenId), ...input }),
    remove: (input: CallInput<typeof deleteLabels>) => remove.mutateAsync({ ...inBook(kitchenId), ...input }),
    removeAll: (input: CallInput<typeof deleteRecipesByLabels>) =>
      removeAll.mutateAsync({ ...inBook(kitchenId), ...input }),
    failed,
    explain: () => failed,
    /** Reports success to the cook, the dialog and other screens. */
    report(message: string) {
      host.toast({ message, tone: 'done' })
      host.bus.emit('book:changed', {})
      onDone()
    },
  }
}
