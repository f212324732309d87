import type { Friends } from '@potluck/api/friends'
import { byName, friendshipWith, withFriendship } from './friendship.ts'

const person = (id: string, name = id) => ({ id, name, handle: null })
const nobody: Friends = { friends: [], incomingRequests: [], outgoingRequests: [] }

test.each(['friend', 'incoming', 'outgoing', 'none'] as const)(
  'a person who becomes "%s" has only that state',
  (state) => {
    for (const before of ['friend', 'incoming', 'outgoing', 'none'] as const) {
      const friends = withFriendship(withFriendship(nobody, person('ben'), before), person('ben'), state)
      expect(friendshipWith(friends, 'ben')).toBe(state)
      expect(Object.values(friends).flat()).toHaveLength(state === 'none' ? 0 : 1)
    }
  },
)

test('other people keep their state', () => {
  const friends = withFriendship(withFriendship(nobody, person('carl'), 'incoming'), person('ben'), 'friend')
  expect(friendshipWith(friends, 'carl')).toBe('incoming')
})

test('people are sorted by the rules of the language', () => {
  const friends = ['Zoe', 'Ärne', 'bela'].map((name) => ({ friendId: name, otherUser: person(name) }))
  expect(byName(friends, new Intl.Collator('de-de').compare).map(({ name }) => name)).toEqual(['Ärne', 'bela', 'Zoe'])
})
