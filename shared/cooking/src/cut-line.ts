import { type Token, tokensOf } from './tokens.ts'
import type { Phrase, Vocabulary } from './vocabulary.ts'

/** A phrase of the vocabulary found in a line: `next` is the token after it. */
export interface Found {
  readonly phrase: Phrase
  readonly next: number
}

/** A line cut into tokens, in which the words of a vocabulary can be looked up by position. */
export interface CutLine {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly vocabulary: Vocabulary
}

export const cutLine = (text: string, vocabulary: Vocabulary): CutLine => ({ text, tokens: tokensOf(text), vocabulary })

/** The longest phrase with a wanted meaning that begins at a token. */
export function findPhrase(line: CutLine, at: number, wanted: (phrase: Phrase) => boolean): Found | null {
  const token = line.tokens[at]
  if (token === undefined || token.kind === 'digits') return null
  const { phrases } = line.vocabulary
  if (token.end - token.start === 1) {
    const capital = phrases.get(line.text.slice(token.start, token.end))
    const found = capital && firstMatch(line, at, capital, wanted)
    if (found) return found
  }
  const candidates = phrases.get(token.text)
  return candidates ? firstMatch(line, at, candidates, wanted) : null
}

function firstMatch(
  line: CutLine,
  at: number,
  candidates: readonly Phrase[],
  wanted: (phrase: Phrase) => boolean,
): Found | null {
  for (const phrase of candidates) {
    if (!wanted(phrase)) continue
    const next = endOfPhrase(line.tokens, at, phrase)
    if (next !== null) return { phrase, next }
  }
  return null
}

/** Matches a phrase's further words, stepping over abbreviation dots, also the one after the last word. */
function endOfPhrase(tokens: readonly Token[], at: number, phrase: Phrase): number | null {
  let next = at + 1
  for (let word = 1; word < phrase.tokens.length; word += 1) {
    if (tokens[next]?.text === '.') next += 1
    if (tokens[next]?.text !== phrase.tokens[word]) return null
    next += 1
  }
  return next
}

export const findRole = (line: CutLine, at: number, roles: number): Found | null =>
  findPhrase(line, at, (phrase) => (phrase.roles & roles) !== 0)

export const isMark = (line: CutLine, at: number, marks: string): boolean => {
  const token = line.tokens[at]
  return token !== undefined && token.kind === 'mark' && marks.includes(token.text)
}

/** True when nothing, not even a space, stands between a token and the one before it. */
export const isGlued = (line: CutLine, at: number): boolean => {
  const token = line.tokens[at]
  return token !== undefined && line.tokens[at - 1]?.end === token.start
}
