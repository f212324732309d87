import { languages } from '@potluck/cooking/language'
import { loadWords } from '@potluck/cooking/languages/load-words'
import { lazyVocabulary } from '@potluck/cooking/vocabulary'

/** The words of all languages at once, for what many people write. They are joined when a first line is read. */
export const everyLanguage = lazyVocabulary(await Promise.all(languages.map(loadWords)))
