import { isAt, listed, type NameRules, type Title } from './name-index.ts'
import { stemOf, stemsOf } from './stems.ts'
import type { Words } from './words.ts'

/** The words of one language for how a thing is, by the names of these states: frozen, in a can. */
export interface StateIndex<State extends string> {
  readonly phrases: ReadonlyMap<State, readonly (readonly string[])[]>
  /** Whether words are joined. */
  readonly isJoined: boolean
}

/** Makes words for states ready to be looked up; commas separate those of one state. */
export function stateIndexOf<State extends string>(
  names: readonly State[],
  listOf: (state: State) => string,
  { joined }: NameRules,
  words: Words,
): StateIndex<State> {
  const stem = stemOf(words)
  const phrases = names.map((state): [State, string[][]] => [
    state,
    listed(listOf(state)).map((phrase) => stemsOf(phrase, stem)),
  ])
  return { phrases: new Map(phrases), isJoined: joined !== undefined }
}

/** Shorter beginnings of a word say no state. */
const leastState = 4

/** Whether a title says a state, where words are joined also at the beginning of one: "Tiefkühlpizza". */
export function saysState<State extends string>(
  state: State,
  { stems }: Title,
  { phrases, isJoined }: StateIndex<State>,
): boolean {
  const known = phrases.get(state) ?? []
  const begins = ([only = '', ...others]: readonly string[], stem: string) =>
    isJoined && others.length === 0 && only.length >= leastState && stem.startsWith(only)
  return stems.some((stem, at) => known.some((phrase) => isAt(stems, at, phrase) || begins(phrase, stem)))
}
