import type { Person } from '@potluck/api/fields'
import type { Friends, Friendship } from '@potluck/api/friends'

/** The state of a friendship: `outgoing` is a request of the member, `incoming` a request to the member. */
export type FriendshipState = 'none' | 'outgoing' | 'incoming' | 'friend'

const has = (list: readonly Friendship[], id: string): boolean => list.some(({ friendId }) => friendId === id)

export function friendshipWith(friends: Friends, personId: string): FriendshipState {
  if (has(friends.friends, personId)) return 'friend'
  if (has(friends.incomingRequests, personId)) return 'incoming'
  return has(friends.outgoingRequests, personId) ? 'outgoing' : 'none'
}

/** The lists after the state of a friendship has changed. */
export function withFriendship(friends: Friends, person: Person, state: FriendshipState): Friends {
  const moved = (list: readonly Friendship[], here: boolean): Friendship[] => {
    const others = list.filter(({ friendId }) => friendId !== person.id)
    return here ? [...others, { friendId: person.id, otherUser: person }] : others
  }
  return {
    friends: moved(friends.friends, state === 'friend'),
    incomingRequests: moved(friends.incomingRequests, state === 'incoming'),
    outgoingRequests: moved(friends.outgoingRequests, state === 'outgoing'),
  }
}

/** Sorts people by name. @param compare the order of the language */
export const byName = (people: readonly Friendship[], compare: (one: string, other: string) => number) =>
  people.map(({ otherUser }) => otherUser).sort((one, other) => compare(one.name, other.name))
