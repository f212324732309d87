import { type AisleIndex, namesThing } from './aisles.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The pieces of a line between commas and words for "and". Hebrew ties that word to the next one. */
export function piecesOf(line: string, { languages }: Vocabulary): readonly string[] {
  const ands = languages.flatMap(({ and }) => and)
  return line
    .split(
      new RegExp(
        `(?<!\\s)\\s*[,;]\\s+|(?<!\\s)\\s+(?:${ands.join('|')})\\s+|(?<!\\s)\\s+ו[-־]?(?=[\\p{Script=Hebrew}\\d])`,
        'iu',
      ),
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/**
 * The things that one line names, as it is said or dictated: "milk, bread and 3 apples" names three. None where it may
 * name a single one: each piece has to be a thing of an aisle, so that "butter, unsalted" stays whole.
 */
export function severalThings(line: string, index: AisleIndex): readonly string[] {
  const pieces = piecesOf(line, index.vocabulary)
  return pieces.length > 1 && pieces.every((piece) => namesThing(piece, index)) ? pieces : []
}
