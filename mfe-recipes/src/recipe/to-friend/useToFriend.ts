import type { Person } from '@potluck/api/fields'
import { listThreads, sendMessage } from '@potluck/api/messages'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

/** How a recipe gets to friends. Trying again sends nothing twice. */
export function useToFriend(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const [failedIds, setFailedIds] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const { mutateAsync } = useCall(sendMessage, { changes: [listThreads] })

  function sendTo({ id: to }: Person, note: string): Promise<boolean> {
    const id = ids.get(to) ?? newId()
    ids.set(to, id)
    return mutateAsync({ body: { id, to, body: note.trim(), recipeId } }).then(
      () => true,
      () => false, // The dialog says so.
    )
  }

  function tell(friends: readonly Person[]): void {
    const [first] = friends
    if (!first) return
    const isOne = friends.length === 1
    host.toast({
      message: isOne ? t('send.sent', { name: first.name }) : t('send.sentToMany', { count: friends.length }),
      tone: 'done',
      action: {
        label: t('send.open'),
        run: () => host.navigate(isOne ? paths.thread(first.id) : paths.messages()),
      },
    })
  }

  /** @returns whom it did not reach, by id */
  async function send(friends: readonly Person[], note: string): Promise<readonly string[]> {
    setSending(true)
    const sent: Person[] = []
    const failed: string[] = []
    for (const friend of friends) {
      if (await sendTo(friend, note)) sent.push(friend)
      else failed.push(friend.id)
    }
    setSending(false)
    setFailedIds(failed)
    tell(sent)
    if (failed.length === 0) onDone()
    return failed
  }

  return { send, isSending, failedIds }
}
