import { aisleTitle } from '@potluck/cooking/aisles'
import { languagesOfList, type ShopWords } from '@potluck/cooking/arrange-shop'
import type { Language } from '@potluck/cooking/language'
import { loadShopWords } from '@potluck/cooking/languages/load-aisles'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useLoaded } from '@potluck/platform/useLoaded'

/** Aisles of items in the languages of a list. */
export interface Aisles extends ShopWords {
  /** The name of a product's aisle in the viewer's language. */
  readonly titleOf: (aisle: string) => string
}

async function readAisles(languages: readonly Language[], language: Language): Promise<Aisles> {
  const words = await loadShopWords(languages, language)
  return { ...words, titleOf: (aisle) => aisleTitle(aisle, words.titles) }
}

/** Prefetches the aisles in the cook's language, for lists that are opened offline. */
export const loadAisles = (language: Language): Promise<unknown> =>
  readAisles(languagesOfList([], [language]), language)

/**
 * Aisles for the items of a list, loaded once from files of the product.
 * @param written the languages of the items
 */
export function useAisles(titles: readonly string[], written: readonly string[]) {
  const language = useStore(useHost().language)
  const languages = languagesOfList(titles, written)
  // A new language does not hide the list while its words are loading.
  return useLoaded(['aisles', language, ...languages], () => readAisles(languages, language), { keepsPrevious: true })
}
