import type { Person } from '@potluck/api/fields'
import { addFriend, type Friends, listFriends, removeFriend } from '@potluck/api/friends'
import { useUndoable } from '@potluck/parts'
import { answerKey, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type FriendshipState, friendshipWith, withFriendship } from './friendship.ts'
import { useFriendships } from './useFriendships.ts'

/** The state of the friendship with a person, and its actions. */
export interface Friendship {
  /** Undefined while it is loading. */
  readonly state: FriendshipState | undefined
  ask(): void
  accept(): void
  withdraw(): void
  /** Hides the request at once, and ignores it after a delay for undo. */
  ignore(): void
  /** @param sharedIds shared lists and plans that end, too */
  unfriend(sharedIds: readonly string[]): void
}

export function useFriendship(person: Person): Friendship {
  const { t } = useTranslation('social')
  const host = useHost()
  const undoable = useUndoable()
  const { data: friends } = useFriendships()
  const { id, name } = person
  const input = { params: { id } }
  const failed = t('friendship.failed', { name })
  const toastFailure = () => host.toast({ message: failed, tone: 'problem' })

  const add = useShownAtOnce(addFriend, person, asked, toastFailure)
  const remove = useShownAtOnce(removeFriend, person, () => 'none', toastFailure)
  // useUndoable reports deletions that fail.
  const ignore = useShownAtOnce(removeFriend, person, () => 'none')

  return {
    state: friends && friendshipWith(friends, id),
    ask: () => add.mutate(input),
    accept: () =>
      add.mutate(input, {
        onSuccess: () => host.toast({ message: t('friendship.accepted', { name }), tone: 'done' }),
      }),
    withdraw() {
      remove.mutate(input)
      host.toast({
        message: t('friendship.withdrawn', { name }),
        action: { label: t('undo'), run: () => add.mutate(input) },
      })
    },
    ignore: () =>
      undoable({ id, done: t('friendship.ignored', { name }), failed, remove: () => ignore.mutateAsync(input) }),
    unfriend: (sharedIds) =>
      remove.mutate(
        sharedIds.length === 0 ? input : { ...input, query: { endSharing: 'true', sharedIds: sharedIds.join(',') } },
      ),
  }
}

/** A request to a person who has sent one accepts theirs. */
const asked = (before: FriendshipState): FriendshipState => (before === 'incoming' ? 'friend' : 'outgoing')

/** An optimistic call that changes a friendship; a refusal reverts it. */
function useShownAtOnce<E extends typeof addFriend | typeof removeFriend>(
  endpoint: E,
  person: Person,
  next: (before: FriendshipState) => FriendshipState,
  onFailed?: () => void,
) {
  const client = useQueryClient()
  const queryKey = answerKey(listFriends, {})
  return useCall<E, Friends | undefined>(endpoint, {
    onMutate: async () => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Friends>(queryKey)
      if (before) client.setQueryData(queryKey, withFriendship(before, person, next(friendshipWith(before, person.id))))
      return before
    },
    onError: (_error, _input, before) => {
      client.setQueryData(queryKey, before)
      onFailed?.()
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
