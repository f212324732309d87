import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { usePreferences } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { useLoaded } from '@potluck/platform/useLoaded'
import { useMemo } from 'react'
import type { ConvertLine } from './ingredient-list.ts'
import type { ConvertStep } from './step-reader.ts'

/** Converts lines and texts to the units of the cook. */
export interface WantedUnits {
  /** Undefined if nothing is converted. */
  readonly convertLine: ConvertLine | undefined
  readonly convertStep: ConvertStep | undefined
  readonly convertText: ((text: string) => string) | undefined
  /** Whether the converter failed to load: everything is displayed as written. */
  readonly failed: boolean
}

/** The converter for the units of the cook; it converts nothing while it loads. */
export function useUnitConverter(words: Vocabulary): WantedUnits {
  const { units, oven } = usePreferences(recipeDetails)
  const isWeighing = units !== 'written'
  const { data: converter, isError: failed } = useLoaded(
    ['unit converter', isWeighing ? 'weighing' : '', ...words.languages.map(({ language }) => language)],
    async () => (await import('./unit-converter.ts')).unitConverter(words, isWeighing),
    { enabled: isWeighing || oven !== 'written' },
  )
  return useMemo(() => {
    const system = units === 'written' ? undefined : units
    const scale = oven === 'written' ? undefined : oven
    const inSystem: ConvertLine = (line) => (converter && system ? converter.line(line, system) : line)
    return {
      convertLine:
        converter && scale
          ? (line) => converter.lineTemperatures(inSystem(line), scale)
          : system && converter && inSystem,
      convertStep:
        converter && system && ((step, ingredients, rewrite) => converter.step(step, system, ingredients, rewrite)),
      convertText: converter && scale && ((text) => converter.temperatures(text, scale)),
      failed,
    }
  }, [converter, units, oven, failed])
}
