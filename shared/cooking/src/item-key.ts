import { withoutKitchenWords } from './kitchen-phrases.ts'
import { languagesInScript } from './likely-languages.ts'
import { pieceInWord } from './piece-in-word.ts'
import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

/** The words of a text without the endings of a language: "2 ripe Tomatoes" gives ripe and tomato. */
export const stemsOf = (text: string, stem: Words['stem']): string[] =>
  tokensOf(text.normalize('NFC'))
    .filter((token) => token.kind === 'word')
    .map((token) => stem(token.text))

/**
 * By what items are taken for the same: the words of the thing itself without their endings, in the order written, and
 * without what a shop does not know ("fresh", "zested"). "Tomatoes" and "tomato" have one key, "dried tomatoes" another.
 * "Eier" and "Ei" have one, and so have "Knoblauchzehen" and "Knoblauch". The endings are those of the vocabulary's
 * first language in the same letters, so the user's own language comes first in it.
 */
export function itemKey(name: string, vocabulary: Vocabulary): string {
  const bare = withoutKitchenWords(name, vocabulary)
  const thing = pieceInWord(bare, vocabulary)?.thing ?? bare
  const stem = languagesInScript(thing, vocabulary)[0]?.stem ?? ((word: string) => word)
  return tokensOf(thing.normalize('NFC'))
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => stem(oneOf(text, vocabulary)))
    .join(' ')
}

/** The form for one of a word of what is counted: "ei" of "eier". Other words stay. */
function oneOf(word: string, { counted }: Vocabulary): string {
  const [known] = counted.get(word) ?? []
  return known?.forms[0]?.toLowerCase() ?? word
}
