import type { Person } from '@potluck/api/fields'
import { sendMessage } from '@potluck/api/messages'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

/** How a recipe gets to a friend. Trying again sends nothing twice. */
export function useToFriend(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const sending = useCall(sendMessage)

  async function send(friend: Person, note: string) {
    const id = ids.get(friend.id) ?? newId()
    ids.set(friend.id, id)
    try {
      await sending.mutateAsync({ body: { id, to: friend.id, body: note.trim(), recipeId } })
    } catch {
      return // The dialog says so.
    }
    host.toast({
      message: t('send.sent', { name: friend.name }),
      tone: 'done',
      action: { label: t('send.open'), run: () => host.navigate(paths.thread(friend.id)) },
    })
    onDone()
  }

  return { send, isSending: sending.isPending, hasFailed: sending.isError }
}
