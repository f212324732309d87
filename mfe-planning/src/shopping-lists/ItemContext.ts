import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { createContext } from 'react'

/** What the rows of a list share. */
export interface ItemContextValue {
  /** The words to read lines with; null until they have come. */
  readonly vocabulary: Vocabulary | null
  /** Ids of the chosen items; null where a tap ticks. */
  readonly chosen: ReadonlySet<string> | null
  /** Whether the thing that a title names is bought again and again. */
  readonly isRegular: (title: string) => boolean
}

export const ItemContext = createContext<ItemContextValue>({ vocabulary: null, chosen: null, isRegular: () => false })
