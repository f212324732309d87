import type { Language } from '@potluck/cooking/language'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { deDe } from '@potluck/cooking/words/de-de'
import { enUs } from '@potluck/cooking/words/en-us'
import { itIt } from '@potluck/cooking/words/it-it'
import { loadWords } from '@potluck/cooking/words/load'

/** A book mixes languages, and those written in Latin letters cannot be told apart by a look: they are always there. */
const latin = [enUs, deDe, itIt]

/** What a recipe in Latin letters is read with. */
export const latinWords: Vocabulary = vocabularyOf(latin)

const lettersOf: readonly (readonly [Language, RegExp])[] = [
  ['uk-ua', /\p{Script=Cyrillic}/u],
  ['he', /\p{Script=Hebrew}/u],
]

/** The languages whose letters stand in a text; only then are their words fetched. */
export const furtherLanguages = (text: string): readonly Language[] =>
  lettersOf.flatMap(([language, letters]) => (letters.test(text) ? [language] : []))

/** What a recipe is read with that is written in these languages too. */
export const fetchWords = async (further: readonly Language[]): Promise<Vocabulary> =>
  vocabularyOf([...latin, ...(await Promise.all(further.map(loadWords)))])
