import { createWordCache } from '@potluck/search/word-cache'

/** A piece of a text, and whether it is a match. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly isMatch: boolean
}

const searchedAs = createWordCache(4_000)

/** Splits a text at the words to highlight. The pieces join to the text. */
export function highlightedPieces(text: string, matches: ReadonlySet<string>): readonly Piece[] {
  if (matches.size === 0) return [{ text, start: 0, isMatch: false }]
  const pieces: Piece[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’ʼ"״׳]+|[^\p{L}\p{N}\p{M}'’ʼ"״׳]+/gu)) {
    const isMatch = searchedAs(word).some((each) => matches.has(each))
    const last = pieces.at(-1)
    if (last && last.isMatch === isMatch) pieces[pieces.length - 1] = { ...last, text: last.text + word }
    else pieces.push({ text: word, start: index, isMatch })
  }
  return pieces
}
