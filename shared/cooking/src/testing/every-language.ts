import { languages } from '../language.ts'
import { loadVocabulary } from '../loading/load-words.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** All languages at once, as a server reads with. There before the first test of whoever imports it, not before. */
export let everyLanguage: Vocabulary

beforeAll(async () => {
  everyLanguage = await loadVocabulary(languages)
})
