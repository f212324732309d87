import type { Language } from '../language.ts'
import { loaders } from '../languages/loaders.ts'
import { languagesFor } from '../likely-languages.ts'
import { type Vocabulary, vocabularyOf } from '../vocabulary.ts'
import type { Words } from '../words.ts'

/** The words of one language, in a chunk of their own. */
export const loadWords = (language: Language): Promise<Words> => loaders[language].words()

const vocabularies = new Map<string, Promise<Vocabulary>>()

/** The words of some languages, the first one's before the others'. Made once for the same languages. */
export function loadVocabulary(languages: readonly Language[]): Promise<Vocabulary> {
  const key = languages.join()
  const made = vocabularies.get(key) ?? Promise.all(languages.map(loadWords)).then(vocabularyOf)
  vocabularies.set(key, made)
  // A failed request is sent again next time.
  made.catch(() => vocabularies.delete(key))
  return made
}

/** The vocabulary for a text: the reader's own language and those that occur in it. */
export const wordsFor = (text: string, own: Language): Promise<Vocabulary> => loadVocabulary(languagesFor(text, own))
