import type { Language } from '@potluck/cooking/language'
import type { useImageAddress } from '@potluck/platform/hooks'
import type { TFunction } from 'i18next'
import { createContext, use } from 'react'

/** Values that all rows of a list need: computed once for the list, not for each row with each letter of a search. */
export interface RowLook {
  readonly showImages: boolean
  readonly showRecipeDescription: boolean
  readonly showLabels: boolean
  readonly showLabelChips: boolean
  readonly showSource: boolean
  /** Whether rows are being selected, so that a press selects. */
  readonly isChoosing: boolean
  /** The address of a photo. */
  readonly address: ReturnType<typeof useImageAddress>
  /** The names of books, by the kitchen (null: the own book), where a list shows several. */
  readonly bookNames: ReadonlyMap<string | null, string>
  readonly t: TFunction<'recipes'>
  /** The language of a text, for `lang`; undefined where nothing tells. */
  readonly languageOf: (text: string) => Language | undefined
  /** Translates a written duration to the language of the reader. */
  readonly sayTime: (text: string) => string
  /** The accessible names of the ratings. */
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
