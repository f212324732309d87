import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { fetchWords, furtherLanguages, latinWords } from './kitchen-words.ts'

/** What a text of a recipe is read with; undefined while words of its language are on their way. */
export function useKitchenWords(text: string): Vocabulary | undefined {
  const further = furtherLanguages(text)
  const { data, isError } = useQuery({
    queryKey: ['kitchen words', ...further],
    queryFn: () => fetchWords(further),
    enabled: further.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  // A recipe whose amounts cannot be scaled is better than none.
  return further.length === 0 || isError ? latinWords : data
}
