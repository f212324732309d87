import { withoutKitchenWords } from './kitchen-phrases.ts'
import { languagesInScript } from './likely-languages.ts'
import { pieceInWord } from './piece-in-word.ts'
import { inOneOrder, stemOfAll, stemsOf } from './stems.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The words of a thing without their endings, by which items are taken for the same. They are in the order written where
 * that tells. Left out is what a shop does not know ("fresh", "zested").
 * "Tomatoes" and "tomato" have one key, "dried tomatoes" another. "Eier" and "Ei" have one, and so have "Knoblauchzehen"
 * and "Knoblauch". The endings are those of all languages of the vocabulary in the same letters.
 */
export function itemKey(name: string, vocabulary: Vocabulary): string {
  const bare = withoutKitchenWords(name, vocabulary)
  const thing = pieceInWord(bare, vocabulary)?.thing ?? bare
  const among = languagesInScript(thing, vocabulary)
  return inOneOrder(stemsOf(thing, stemOfAll(among)), among).join(' ')
}
