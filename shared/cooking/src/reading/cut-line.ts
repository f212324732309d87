import { type Token, tokensOf } from '../tokens.ts'
import type { Phrase, Start, Vocabulary } from '../vocabulary.ts'

/** The signs that people write for a dash or a minus. */
export const dashes = '-‐‑‒–—−'

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
  /** The phrases that can begin at each token. */
  readonly starts: readonly (Start | undefined)[]
}

export function cutLine(text: string, vocabulary: Vocabulary): CutLine {
  const tokens = tokensOf(text)
  const { starts } = vocabulary
  const startOf = (token: Token): Start | undefined => {
    if (token.kind === 'digits') return undefined
    const capital = token.end - token.start === 1 ? starts.get(text.slice(token.start, token.end)) : undefined
    return capital ?? starts.get(token.text)
  }
  return { text, tokens, vocabulary, starts: tokens.map(startOf) }
}

/** The longest phrase with one of the wanted roles that begins at a token. */
export function findRole(line: CutLine, at: number, roles: number): Found | null {
  const start = line.starts[at]
  if (start === undefined || (start.roles & roles) === 0) return null
  for (const phrase of start.phrases) {
    if ((phrase.roles & roles) === 0) continue
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

/** Whether one of these punctuation marks stands at a token. */
export const isPunctuation = (line: CutLine, at: number, marks: string): boolean => {
  const token = line.tokens[at]
  return token !== undefined && token.kind === 'mark' && marks.includes(token.text)
}

/** True when nothing, not even a space, stands between a token and the one before it. */
export const isGlued = (line: CutLine, at: number): boolean => {
  const token = line.tokens[at]
  return token !== undefined && line.tokens[at - 1]?.end === token.start
}

/** Whether what follows is taken off what stands before: "2 cups minus 2 tablespoons". */
export const isMinus = (line: CutLine, at: number): boolean =>
  line.vocabulary.cues.minus.has(line.tokens[at]?.text ?? '')
