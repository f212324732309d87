import { createContext, useContext } from 'react'

const Marks = createContext<ReadonlySet<string>>(new Set())

export const MarksProvider = Marks.Provider

/** The folded words that a search matched, as recipes spell them. */
export const useMarks = (): ReadonlySet<string> => useContext(Marks)
