import { aisleTitle } from '@potluck/cooking/aisles'
import { languagesOfList, type ShopWords } from '@potluck/cooking/arrange-shop'
import type { Language } from '@potluck/cooking/language'
import { loadShopWords } from '@potluck/cooking/languages/load-aisles'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useLoaded } from '@potluck/platform/useLoaded'

/** What is known of aisles, in the words that people write on a list. */
export interface Aisles extends ShopWords {
  /** What the viewer calls an aisle of the product. */
  readonly titleOf: (aisle: string) => string
}

async function readAisles(languages: readonly Language[], language: Language): Promise<Aisles> {
  const words = await loadShopWords(languages, language)
  return { ...words, titleOf: (aisle) => aisleTitle(aisle, words.titles) }
}

/** Fetches what is known of aisles in the cook's own words, for a list that may be opened without a connection. */
export const loadAisles = (language: Language): Promise<unknown> =>
  readAisles(languagesOfList([], [language]), language)

/**
 * What is known of aisles, for a list with these titles; read from files of the product, once.
 * @param written the languages in which people wrote on the list
 */
export function useAisles(titles: readonly string[], written: readonly string[]) {
  const language = useStore(useHost().language)
  const languages = languagesOfList(titles, written)
  // An item in one more language does not take the list away while its words come.
  return useLoaded(['aisles', language, ...languages], () => readAisles(languages, language), { keepsPrevious: true })
}
