import { type Query, type QueryOperator, readQuery } from '@potluck/search/read-query'

/** A piece of the search line that is more than words, and the line without it. */
export interface TypedOperator extends QueryOperator {
  readonly rest: string
}

let last: { readonly text: string; readonly query: Query } | null = null

/** With each letter several ask for the same. */
function queryOf(text: string): Query {
  if (last?.text !== text) last = { text, query: readQuery(text) }
  return last.query
}

/** What a cook typed in the search line to narrow it down. */
export const typedOperators = (text: string): readonly TypedOperator[] =>
  queryOf(text).operators.map((operator) => ({
    ...operator,
    rest: `${text.slice(0, operator.start)}${text.slice(operator.end)}`.replace(/\s+/g, ' ').trim(),
  }))

/** Whether there is anything to match better or worse: without words, a search is a list. */
export function hasWords(text: string): boolean {
  const { words, phrases } = queryOf(text)
  return words.length + phrases.length > 0
}
