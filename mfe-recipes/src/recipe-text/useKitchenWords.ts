import type { Language } from '@potluck/cooking/language'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { languagesFor } from '@potluck/cooking/likely-languages'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useLoaded } from '@potluck/platform/useLoaded'

/** Figures are read in any language. */
const figuresOnly = vocabularyOf([])

/** Brings what a text of the cook's own language is read with. */
export const loadKitchenWords = (language: Language): Promise<unknown> => loadVocabulary(languagesFor('', language))

/**
 * What a text of a recipe is read with; undefined while words of its language are on their way. Without a text they are
 * those of the cook's own language, so that they come while the recipe does.
 */
export function useKitchenWords(text: string): Vocabulary | undefined {
  const languages = languagesFor(text, useStore(useHost().language))
  const { data, isError } = useLoaded(['kitchen words', ...languages], () => loadVocabulary(languages))
  // A recipe whose amounts cannot be scaled is better than none.
  return isError ? figuresOnly : data
}
