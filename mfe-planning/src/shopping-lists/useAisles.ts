import { type AisleIndex, aisleIndexOf, aisleTitle } from '@potluck/cooking/aisles'
import { loadAisles } from '@potluck/cooking/aisles/load'
import type { Language } from '@potluck/cooking/language'
import { vocabularyOf } from '@potluck/cooking/vocabulary'
import { loadWords } from '@potluck/cooking/words/load'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useQuery } from '@tanstack/react-query'

export interface Aisles {
  readonly index: AisleIndex
  readonly titleOf: (aisle: string) => string
  readonly language: Language
}

/** The cook's own language, and English, in which so many recipes are written. */
async function readAisles(language: Language): Promise<Aisles> {
  const known = [...new Set<Language>([language, 'en-us'])]
  const [words, [own, ...others]] = await Promise.all([
    Promise.all(known.map(loadWords)),
    Promise.all(known.map(loadAisles)),
  ])
  if (!own) throw new Error(`no aisles for ${language}`)
  const index = aisleIndexOf([own, ...others], vocabularyOf(words))
  return { index, titleOf: (aisle) => aisleTitle(aisle, own), language }
}

/** What is known of aisles in the language of the moment; read from files of the product, once. */
export function useAisles() {
  const language = useStore(useHost().language)
  return useQuery({
    queryKey: ['aisles', language],
    queryFn: () => readAisles(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}
