import type { Person } from '@potluck/api/fields'
import { addFriend, type Friends, listFriends, removeFriend } from '@potluck/api/friends'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import { useUndoable } from '@potluck/parts'
import { answerKey, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type FriendshipState, friendshipWith, withFriendship } from './friendship.ts'
import { useFriendships } from './useFriendships.ts'

/** How a person stands to the member, and every way to change it. */
export interface Friendship {
  /** Undefined until it is known. */
  readonly state: FriendshipState | undefined
  ask(): void
  accept(): void
  withdraw(): void
  /** Hides the request; it is ignored for good after a while. */
  ignore(): void
  /** Asks first. */
  unfriend(): Promise<void>
}

export function useFriendship(person: Person): Friendship {
  const { t } = useTranslation('social')
  const host = useHost()
  const { account } = useSession()
  const undoable = useUndoable()
  const { data: friends } = useFriendships()
  const { id, name } = person
  const input = { params: { id } }
  const failed = t('friendship.failed', { name })
  const toastFailure = () => host.toast({ message: failed, tone: 'problem' })

  const add = useShownAtOnce(addFriend, person, asked, toastFailure)
  const remove = useShownAtOnce(removeFriend, person, () => 'none', toastFailure)
  const endSharing = useCall(removeFriend, { onError: toastFailure })
  // Whoever undoes deletions tells of those that failed.
  const ignore = useShownAtOnce(removeFriend, person, () => 'none')

  /** What the two share outlives the friendship: that is said, with the way to end it. */
  async function offerToEndSharing(): Promise<void> {
    const { data: lists } = await host.api.call(listShoppingLists, {}, { silent: true })
    const has = (people: readonly Person[], whom: string | undefined) => people.some((other) => other.id === whom)
    // On the list of somebody else both are that one's guests.
    const shared = lists.filter(
      ({ owner, collaborators }) =>
        (owner.id === id && has(collaborators, account?.id)) || (owner.id === account?.id && has(collaborators, id)),
    )
    if (shared.length === 0) return
    host.toast({
      message: t('friendship.stillShared', { name, count: shared.length }),
      duration: 10_000,
      action: {
        label: t('friendship.endSharing'),
        run: () => endSharing.mutate({ ...input, query: { endSharing: 'true' } }),
      },
    })
  }

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
    async unfriend() {
      const sure = await host.confirm({
        title: t('friendship.unfriendTitle', { name }),
        message: t('friendship.unfriendText', { name }),
        confirm: t('friendship.unfriend'),
        destructive: true,
      })
      if (!sure) return
      // Whoever shows this person may be gone by the time of the answer: what follows hangs on the call alone.
      await remove.mutateAsync(input).then(offerToEndSharing, () => {})
    },
  }
}

/** To ask who has asked is to accept. */
const asked = (before: FriendshipState): FriendshipState => (before === 'incoming' ? 'friend' : 'outgoing')

/** A call that changes a friendship: shown before the server answers, taken back when it refuses. */
function useShownAtOnce(
  endpoint: typeof addFriend | typeof removeFriend,
  person: Person,
  next: (before: FriendshipState) => FriendshipState,
  onFailed?: () => void,
) {
  const client = useQueryClient()
  const queryKey = answerKey(listFriends, {})
  return useCall<typeof endpoint, Friends | undefined>(endpoint, {
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
