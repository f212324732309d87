import type { Person } from '@potluck/api/fields'
import { type Friends, listFriends } from '@potluck/api/friends'
import { answer, Refusal } from '@potluck/testing/answers'
import { friendsOf } from '@potluck/testing/fixtures'

/** A server on which these are the member's friends, after so many failures. */
export function withFriends(people: readonly Person[], failures = 0) {
  let left = failures
  return answer(listFriends, (): Friends | Refusal => {
    left -= 1
    if (left >= 0) return new Refusal(500)
    return friendsOf(...people)
  })
}
