import type { Person } from '@potluck/api/fields'
import { type Friendship, listFriends } from '@potluck/api/friends'
import { sendMessage } from '@potluck/api/messages'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { queryKeys } from '../../book/query-keys.ts'

/** The cook's friends and how a recipe gets to one. Trying again sends nothing twice. */
export function useToFriend(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')

  const friends = useQuery({
    queryKey: queryKeys.friends,
    queryFn: async ({ signal }): Promise<readonly Friendship[]> =>
      (await host.api.call(listFriends, {}, { signal })).data.friends,
  })

  async function send(friend: Person, note: string) {
    setState('sending')
    const id = ids.get(friend.id) ?? newId()
    ids.set(friend.id, id)
    try {
      await host.api.call(sendMessage, { body: { id, to: friend.id, body: note.trim(), recipeId } }, {})
      host.toast({
        message: t('send.sent', { name: friend.name }),
        tone: 'done',
        action: { label: t('send.open'), run: () => host.navigate(paths.thread(friend.id)) },
      })
      onDone()
    } catch {
      setState('failed')
    }
  }

  return { friends, send, state }
}
