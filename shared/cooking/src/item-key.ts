import { withoutKitchenWords } from './kitchen-phrases.ts'
import { languagesInScript } from './likely-languages.ts'
import { pieceInWord } from './piece-in-word.ts'
import { stemOfAll, stemsOf } from './stems.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * By what items are taken for the same: the words of the thing itself without their endings, in the order written, and
 * without what a shop does not know ("fresh", "zested"). "Tomatoes" and "tomato" have one key, "dried tomatoes" another.
 * "Eier" and "Ei" have one, and so have "Knoblauchzehen" and "Knoblauch". The endings are those of all languages of the
 * vocabulary in the same letters.
 */
export function itemKey(name: string, vocabulary: Vocabulary): string {
  const bare = withoutKitchenWords(name, vocabulary)
  const thing = pieceInWord(bare, vocabulary)?.thing ?? bare
  return stemsOf(thing, stemOfAll(languagesInScript(thing, vocabulary))).join(' ')
}
