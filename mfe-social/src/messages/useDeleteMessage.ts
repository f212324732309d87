import { deleteMessage, listMessages, listThreads } from '@potluck/api/messages'
import { useUndoable } from '@potluck/parts'
import { answerKey, useCall } from '@potluck/platform/answers'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Deletes a message for the member only, after a delay for undo. */
export function useDeleteMessage(otherUserId: string): (id: string) => void {
  const { t } = useTranslation('social')
  const client = useQueryClient()
  const undoable = useUndoable()
  const { mutateAsync } = useCall(deleteMessage, { changes: [listThreads] })
  return (id) =>
    undoable({
      id,
      done: t('message.deleted'),
      failed: t('message.deleteFailed'),
      async remove() {
        await mutateAsync({ params: { id } })
        await client.invalidateQueries({ queryKey: answerKey(listMessages, { query: { user: otherUserId } }) })
      },
    })
}
