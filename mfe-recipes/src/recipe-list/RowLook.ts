import type { useImageAddress } from '@potluck/platform/hooks'
import type { TFunction } from 'i18next'
import { createContext, use } from 'react'

/** What all rows of a list read alike: found out once for all, not by each of twenty with every letter of a search. */
export interface RowLook {
  readonly showImages: boolean
  readonly showRecipeDescription: boolean
  readonly showLabels: boolean
  readonly showLabelChips: boolean
  readonly showSource: boolean
  /** Whether rows are being chosen, and a press chooses. */
  readonly isChoosing: boolean
  /** Where a photo is. */
  readonly address: ReturnType<typeof useImageAddress>
  readonly t: TFunction<'recipes'>
  /** A written length of time in the language of the reader. */
  readonly sayTime: (text: string) => string
  /** What a screen reader says of each number of stars. */
  readonly starNames: readonly string[]
}

const Look = createContext<RowLook | null>(null)

export const RowLookProvider = Look.Provider

/** @throws outside of a list */
export function useRowLook(): RowLook {
  const look = use(Look)
  if (!look) throw new Error('a row is drawn outside of a list')
  return look
}
