import { type AisleIndex, aisleTitle } from '@potluck/cooking/aisles'
import { aislesFor, loadAisles } from '@potluck/cooking/aisles/load'
import type { Language } from '@potluck/cooking/language'
import { languagesFor } from '@potluck/cooking/likely-languages'
import { loadVocabulary } from '@potluck/cooking/words/load'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** What is known of aisles, in the words that people write on a list. */
export interface Aisles {
  readonly index: AisleIndex
  readonly titleOf: (aisle: string) => string
  readonly language: Language
}

/** The aisles of the languages that people write on a list, and what they are called in the cook's own. */
async function readAisles(languages: readonly Language[], language: Language): Promise<Aisles> {
  const vocabulary = await loadVocabulary(languages)
  const [index, own] = await Promise.all([aislesFor(vocabulary), loadAisles(language)])
  return { index, titleOf: (aisle) => aisleTitle(aisle, own), language }
}

/** Fetches what is known of aisles in the cook's own words, for a list that may be opened without a connection. */
export const bringAisles = (language: Language): Promise<unknown> => readAisles(languagesFor('', language), language)

/** What is known of aisles, for a list with these titles; read from files of the product, once. */
export function useAisles(titles: string) {
  const language = useStore(useHost().language)
  const languages = languagesFor(titles, language)
  return useQuery({
    queryKey: ['aisles', ...languages],
    queryFn: () => readAisles(languages, language),
    // An item in one more language does not take the list away while its words come.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}
