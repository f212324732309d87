import { createContext, useContext } from 'react'

const Matches = createContext<ReadonlySet<string>>(new Set())

export const MatchesProvider = Matches.Provider

/** The folded words that a search matched, as recipes spell them. */
export const useMatches = (): ReadonlySet<string> => useContext(Matches)
