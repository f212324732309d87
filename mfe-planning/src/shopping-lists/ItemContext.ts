import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { createContext } from 'react'

/** Context of the rows of a list. */
export interface ItemContextValue {
  /** The words to parse lines; null until they are loaded. */
  readonly vocabulary: Vocabulary | null
  /** Ids of the selected items; null if no selection is active. */
  readonly chosen: ReadonlySet<string> | null
  /** Why items need not be bought, by id: they are at home. */
  readonly reasons: ReadonlyMap<string, string>
}

export const ItemContext = createContext<ItemContextValue>({ vocabulary: null, chosen: null, reasons: new Map() })
