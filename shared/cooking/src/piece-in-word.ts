import { tokensOf } from './tokens.ts'
import { type UnitName, units } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A thing and the pieces of it that are counted, said in one word: "Knoblauchzehen". */
export interface PieceInWord {
  /** "Knoblauch". */
  readonly thing: string
  readonly unitName: UnitName
  /** The piece as a word of its own: "Zehen". */
  readonly unit: string
}

/** A shorter beginning names no thing. */
const minThing = 3

/** Takes a word apart that names a thing and its pieces: "Knoblauchzehen" are cloves of garlic. Null for other names. */
export function pieceInWord(name: string, { languages }: Vocabulary): PieceInWord | null {
  const [word, ...others] = tokensOf(name)
  if (!word || others.length > 0 || word.kind !== 'word') return null
  for (const { units: named, pieceInWord: pieces } of languages) {
    for (const unitName of pieces) {
      for (const form of (named[unitName] ?? []).flatMap((spelling) => spelling.split('|'))) {
        const isEnd = word.text.endsWith(form.toLowerCase()) && word.text.length >= form.length + minThing
        if (isEnd && form.length > minThing && units[unitName].kind === 'piece')
          return { thing: name.slice(word.start, word.end - form.length), unitName, unit: form }
      }
    }
  }
  return null
}
