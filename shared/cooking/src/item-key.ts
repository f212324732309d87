import { languagesInScript } from './likely-languages.ts'
import { tokensOf } from './reading/tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

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
  stemsOf(name, languagesInScript(name, vocabulary)[0]?.stem ?? ((word) => word)).join(' ')
