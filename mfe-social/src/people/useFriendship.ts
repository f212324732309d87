import type { Person } from '@potluck/api/fields'
import { addFriend, listFriends, removeFriend } from '@potluck/api/friends'
import { useUndoable } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { optimistic } from '@potluck/platform/optimistic'
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

  const add = useOptimisticCall(addFriend, person, asked, toastFailure)
  const remove = useOptimisticCall(removeFriend, person, () => 'none', toastFailure)
  // useUndoable reports deletions that fail.
  const ignore = useOptimisticCall(removeFriend, person, () => 'none')

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
        action: { label: t('undo'), undoes: true, run: () => add.mutate(input) },
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
function useOptimisticCall<E extends typeof addFriend | typeof removeFriend>(
  endpoint: E,
  person: Person,
  next: (before: FriendshipState) => FriendshipState,
  onError?: () => void,
) {
  return useCall(endpoint, {
    effects: [
      optimistic(listFriends, (friends) => withFriendship(friends, person, next(friendshipWith(friends, person.id)))),
    ],
    changes: [listFriends],
    ...(onError && { onError }),
  })
}
