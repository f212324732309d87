import { type AisleIndex, namesThing } from './aisles.ts'
import { readLineCached } from './cached-lines.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The pieces of a line between commas and words for "and" outside brackets. Hebrew ties that word to the next one. */
export function piecesOf(line: string, { languages }: Vocabulary): readonly string[] {
  const ands = languages.flatMap(({ and }) => and)
  return line
    .split(
      new RegExp(
        `(?:(?<!\\s)\\s*[,;]\\s+|(?<!\\s)\\s+(?:${ands.join('|')})\\s+|(?<!\\s)\\s+ו[-־]?(?=[\\p{Script=Hebrew}\\d]))(?![^()]{0,80}\\))`,
        'iu',
      ),
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** "кріп, петрушка – по 1 пучку" is so much of each: the amount behind the last piece belongs to the others, too. */
function withSharedAmount(pieces: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const each = vocabulary.languages.flatMap((words) => words.each).join('|')
  const [shared] = pieces.at(-1)?.match(new RegExp(`\\s+(?:[-–—:]\\s+)?(?:${each})\\s.+$`, 'iu')) ?? []
  const saysHowMuch = (piece: string) => readLineCached(piece, vocabulary).quantity !== null
  if (shared === undefined || pieces.slice(0, -1).some(saysHowMuch)) return pieces
  return pieces.map((piece, at) => (at < pieces.length - 1 ? piece + shared : piece))
}

/**
 * The things that one line names, as it is said or dictated: "milk, bread and 3 apples" names three. None where it may
 * name a single one: each piece has to be a thing of an aisle, so that "butter, unsalted" stays whole.
 */
export function severalThings(line: string, index: AisleIndex): readonly string[] {
  const pieces = piecesOf(line, index.vocabulary)
  return pieces.length > 1 && pieces.every((piece) => namesThing(piece, index))
    ? withSharedAmount(pieces, index.vocabulary)
    : []
}
