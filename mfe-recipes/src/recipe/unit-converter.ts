import type { DisplaySystem } from '@potluck/cooking/convert'
import { convertLine } from '@potluck/cooking/convert-line'
import { convertTemperatures } from '@potluck/cooking/convert-temperatures'
import { loadDensities } from '@potluck/cooking/densities/load'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import type { TemperatureScale } from '@potluck/cooking/temperatures'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** Shows amounts and temperatures in other units than they were written in. */
export interface UnitConverter {
  line(line: IngredientLine, system: DisplaySystem): IngredientLine
  temperatures(text: string, scale: TemperatureScale): string
}

/** Fetches what is known of densities in the languages of a recipe. */
export async function unitConverter(words: Vocabulary): Promise<UnitConverter> {
  const densities = await loadDensities(words)
  return {
    line: (line, system) => convertLine(line, system, densities),
    temperatures: (text, scale) => convertTemperatures(text, scale, words),
  }
}
