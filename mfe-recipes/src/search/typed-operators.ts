import { type Query, type QueryOperator, readQuery } from '@potluck/search/read-query'

/** An operator in the search line, and the line without it. */
export interface TypedOperator extends QueryOperator {
  readonly rest: string
}

let last: { readonly text: string; readonly query: Query } | null = null

/** Memoized, because several components parse the same text with each letter. */
function queryOf(text: string): Query {
  if (last?.text !== text) last = { text, query: readQuery(text) }
  return last.query
}

/** The operators of a search line. */
export const typedOperators = (text: string): readonly TypedOperator[] =>
  queryOf(text).operators.map((operator) => ({
    ...operator,
    rest: `${text.slice(0, operator.start)}${text.slice(operator.end)}`.replace(/\s+/g, ' ').trim(),
  }))

/** Whether a search asks for recipes without allergens, or for a diet. */
export const asksForMarks = (text: string): boolean => text !== '' && queryOf(text).lacking !== 0

/** Whether a search has words and therefore an order by relevance: without words, it is a list. */
export function hasWords(text: string): boolean {
  const { words, phrases } = queryOf(text)
  return words.length + phrases.length > 0
}
