import { type Eater, listEaters } from '@potluck/api/eaters'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'

const news = ['eaters:changed', 'kitchen:changed', 'kitchen:removed', 'live:connected'] as const

/** Asks again who eats when somebody wrote it down, or came or went. */
export const useFollowEaters = (): void => useRefetchOn(news, listEaters)

/** The eaters of the cook's households, as far as they are known. */
export function useEaters(): readonly Eater[] | undefined {
  const { data } = useAnswer(listEaters, {}, { staleTime: 60_000 })
  useFollowEaters()
  return data
}
