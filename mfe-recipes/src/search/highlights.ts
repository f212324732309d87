import { createContext, useContext } from 'react'

const Marks = createContext<ReadonlySet<string>>(new Set())

export const MarksProvider = Marks.Provider

/** The words that a search found, folded, as recipes write them. */
export const useMarks = (): ReadonlySet<string> => useContext(Marks)
