import type { Person } from '@potluck/api/fields'
import { listThreads, sendMessage } from '@potluck/api/messages'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTask } from '@potluck/platform/useTask'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

interface Note {
  readonly friends: readonly Person[]
  readonly note: string
}

/**
 * Sends a recipe to friends. A retry sends nothing twice. @param onFailed receives the ids of friends who did not get
 * it
 */
export function useToFriend(recipeId: string, onDone: () => void, onFailed: (ids: readonly string[]) => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const { mutateAsync } = useCall(sendMessage, { changes: [listThreads] })

  function sendTo({ id: to }: Person, note: string): Promise<boolean> {
    const id = ids.get(to) ?? newId()
    ids.set(to, id)
    return mutateAsync({ body: { id, to, body: note.trim(), recipeId } }).then(
      () => true,
      () => false, // The dialog displays the error.
    )
  }

  function confirmSent(friends: readonly Person[]): void {
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

  /** @returns the ids of friends who did not get it */
  const sending = useTask(async ({ friends, note }: Note): Promise<readonly string[]> => {
    const sent: Person[] = []
    const failed: string[] = []
    for (const friend of friends) {
      if (await sendTo(friend, note)) sent.push(friend)
      else failed.push(friend.id)
    }
    confirmSent(sent)
    if (failed.length === 0) onDone()
    else onFailed(failed)
    return failed
  })

  return { send: sending.run, isSending: sending.isRunning, failedIds: sending.result ?? [] }
}
