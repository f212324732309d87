import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

const cyrillic = /\p{Script=Cyrillic}/u
const hebrew = /\p{Script=Hebrew}/u

/** The first language of a vocabulary that is written in the letters of a text; its first language otherwise. */
function languageOf(text: string, { languages }: Vocabulary): Words | undefined {
  const isWritten = ({ language }: Words) =>
    language === 'he' ? hebrew.test(text) : language === 'uk-ua' ? cyrillic.test(text) : /\p{Script=Latin}/u.test(text)
  return languages.find(isWritten) ?? languages[0]
}

/** The words of a text without the endings of a language: "2 ripe Tomatoes" gives ripe and tomato. */
export const stemsOf = (text: string, stem: Words['stem']): string[] =>
  tokensOf(text.normalize('NFC'))
    .filter((token) => token.kind === 'word')
    .map((token) => stem(token.text))

/**
 * By what items are taken for the same: the words of the thing itself without their endings, in the order written.
 * "Tomatoes" and "tomato" have one key, "diced tomatoes" another. The endings are those of the vocabulary's first
 * language in the same letters, so the user's own language comes first in it.
 */
export const itemKey = (name: string, vocabulary: Vocabulary): string =>
  stemsOf(name, languageOf(name, vocabulary)?.stem ?? ((word) => word)).join(' ')
