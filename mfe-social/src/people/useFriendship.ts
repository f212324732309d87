import type { Person } from '@potluck/api/fields'
import { addFriend, type Friends, removeFriend } from '@potluck/api/friends'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../query-keys.ts'
import { type FriendshipState, friendshipWith, withFriendship } from './friendship.ts'
import { ignoreLater, undoMs } from './ignored-requests.ts'
import { useFriends } from './useFriends.ts'

/** How a person stands to the member, and every way to change it. A change shows at once. */
export function useFriendship(person: Person) {
  const { t } = useTranslation('social')
  const host = useHost()
  const client = useQueryClient()
  const { data: friends } = useFriends()
  const key = queryKeys.friends
  const { name } = person

  const change = useMutation({
    mutationFn: async (state: FriendshipState) => {
      const call = state === 'none' ? removeFriend : addFriend
      await host.api.call(call, { params: { id: person.id } })
    },
    onMutate: async (state) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<Friends>(key)
      client.setQueryData<Friends>(key, (shown) => shown && withFriendship(shown, person, state))
      return before
    },
    onError: (_error, _state, before) => {
      client.setQueryData(key, before)
      host.toast({ message: t('friendship.failed', { name }), tone: 'problem' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })

  return {
    /** Undefined until it is known. */
    state: friends && friendshipWith(friends, person.id),
    ask: () => change.mutate('outgoing'),
    accept: () =>
      change.mutate('friend', {
        onSuccess: () => host.toast({ message: t('friendship.accepted', { name }), tone: 'done' }),
      }),
    withdraw() {
      change.mutate('none')
      host.toast({
        message: t('friendship.withdrawn', { name }),
        action: { label: t('undo'), run: () => change.mutate('outgoing') },
      })
    },
    ignore() {
      const undo = ignoreLater(person.id, () => change.mutateAsync('none'))
      host.toast({
        message: t('friendship.ignored', { name }),
        duration: undoMs,
        action: { label: t('undo'), run: undo },
      })
    },
    async unfriend() {
      const sure = await host.confirm({
        title: t('friendship.unfriendTitle', { name }),
        message: t('friendship.unfriendText', { name }),
        confirm: t('friendship.unfriend'),
        destructive: true,
      })
      if (sure) change.mutate('none')
    },
  }
}
