import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { usePreferences } from '@potluck/platform/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { recipeDetails } from '../preferences.ts'
import type { ConvertLine } from './ingredient-list.ts'

/** Puts lines and texts into the units that the cook wants. */
export interface WantedUnits {
  readonly convertLine: ConvertLine | undefined
  readonly convertText: ((text: string) => string) | undefined
  /** What converts could not be fetched: everything stands as it was written. */
  readonly failed: boolean
}

/** What the cook's choice of units does to a recipe; nothing while it is on its way. */
export function useUnitConverter(words: Vocabulary): WantedUnits {
  const { units, oven } = usePreferences(recipeDetails)
  const { data: converter, isError: failed } = useQuery({
    queryKey: ['unit converter', ...words.languages.map(({ language }) => language)],
    queryFn: async () => (await import('./unit-converter.ts')).unitConverter(words),
    enabled: units !== 'written' || oven !== 'written',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return useMemo(
    () => ({
      convertLine: converter && units !== 'written' ? (line) => converter.line(line, units) : undefined,
      convertText: converter && oven !== 'written' ? (text) => converter.temperatures(text, oven) : undefined,
      failed,
    }),
    [converter, units, oven, failed],
  )
}
