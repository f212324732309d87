import type { Person } from '@potluck/api/fields'
import { listFriends } from '@potluck/api/friends'
import { sendMessage } from '@potluck/api/messages'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

/** The cook's friends and how a recipe gets to one. Trying again sends nothing twice. */
export function useToFriend(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const friends = useAnswer(listFriends, {}, { select: (known) => known.friends })
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

  return { friends, send, isSending: sending.isPending, hasFailed: sending.isError }
}
