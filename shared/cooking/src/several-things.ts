import { type AisleIndex, namesThing } from './aisles.ts'

/**
 * The things that one line names, as it is said or dictated: "milk, bread and 3 apples" names three. None where it may
 * name a single one: each piece has to be a thing of an aisle, so that "butter, unsalted" stays whole.
 */
export function severalThings(line: string, index: AisleIndex): readonly string[] {
  const ands = index.vocabulary.languages.flatMap(({ and }) => and)
  const pieces = line
    .split(new RegExp(`\\s*[,;]\\s+|\\s+(?:${ands.join('|')})\\s+`, 'iu'))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  return pieces.length > 1 && pieces.every((piece) => namesThing(piece, index)) ? pieces : []
}
