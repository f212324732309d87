import type { Person } from '@potluck/api/fields'
import { type Friends, listFriends } from '@potluck/api/friends'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useCallback } from 'react'
import { useFormats } from '../formats/useFormats.ts'

const news = ['friends:updated', 'live:connected'] as const

/** The member's friends by name, updated while they are shown. */
export function useFriends() {
  const { compare } = useFormats()
  useRefetchOn(news, listFriends)
  const select = useCallback(
    ({ friends }: Friends): readonly Person[] =>
      friends.map(({ otherUser }) => otherUser).sort((one, other) => compare(one.name, other.name)),
    [compare],
  )
  return useAnswer(listFriends, {}, { select })
}
