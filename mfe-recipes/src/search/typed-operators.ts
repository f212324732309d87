import { type QueryOperator, readQuery } from '@potluck/search/read-query'

/** A piece of the search line that is more than words, and the line without it. */
export interface TypedOperator extends QueryOperator {
  readonly rest: string
}

/** What a cook typed in the search line to narrow it down. */
export const typedOperators = (text: string): readonly TypedOperator[] =>
  readQuery(text).operators.map((operator) => ({
    ...operator,
    rest: `${text.slice(0, operator.start)}${text.slice(operator.end)}`.replace(/\s+/g, ' ').trim(),
  }))

/** Whether there is anything to match better or worse: without words, a search is a list. */
export function hasWords(text: string): boolean {
  const { words, phrases } = readQuery(text)
  return words.length + phrases.length > 0
}
