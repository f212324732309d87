import type { Person } from '@potluck/api/fields'
import { type Friends, listFriends } from '@potluck/api/friends'
import { answer, Refusal } from '@potluck/testing/answers'

const id = (digit: number) => `0199a1b2-0000-7000-8000-00000000000${digit}`

/** Who a test host's member is. */
export const ada: Person = { id: id(1), name: 'Ada', handle: 'ada' }
export const ben: Person = { id: id(2), name: 'Ben', handle: 'ben' }
export const carl: Person = { id: id(3), name: 'Carl', handle: null }
export const dora: Person = { id: id(4), name: 'Dora', handle: null }

/** A server on which these are the member's friends, after so many failures. */
export function withFriends(people: readonly Person[], failures = 0) {
  let left = failures
  return answer(listFriends, (): Friends | Refusal => {
    left -= 1
    if (left >= 0) return new Refusal(500)
    const friends = people.map((otherUser) => ({ friendId: otherUser.id, otherUser }))
    return { friends, incomingRequests: [], outgoingRequests: [] }
  })
}
