import type { Language } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { languagesFor } from '@potluck/cooking/likely-languages'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useLoaded } from '@potluck/platform/useLoaded'

/** Numbers are parsed in every language. */
const figuresOnly = vocabularyOf([])

/** Loads the words of the cook's own language. */
export const loadKitchenWords = (language: Language): Promise<unknown> => loadVocabulary(languagesFor('', language))

/**
 * The words to parse a recipe with; undefined while they load. Without a text they are those of the cook's own
 * language, so that they load in parallel with the recipe.
 */
export function useKitchenWords(text: string): Vocabulary | undefined {
  const languages = languagesFor(text, useStore(useHost().language))
  const { data, isError } = useLoaded(['kitchen words', ...languages], () => loadVocabulary(languages))
  // A recipe that cannot be scaled is better than none.
  return isError ? figuresOnly : data
}
