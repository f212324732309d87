import type { DisplaySystem } from '@potluck/cooking/convert'
import { convertLine } from '@potluck/cooking/convert-line'
import { convertStep } from '@potluck/cooking/convert-step'
import { convertLineTemperatures, convertTemperatures } from '@potluck/cooking/convert-temperatures'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import type { RewriteAmount } from '@potluck/cooking/step-amounts'
import type { TemperatureScale } from '@potluck/cooking/temperatures'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { cupWeightsOf } from '@potluck/foods/cup-weights'
import { loadFoods } from '@potluck/foods/load-foods'

/** Converts amounts and temperatures. */
export interface UnitConverter {
  line(line: IngredientLine, system: DisplaySystem): IngredientLine
  /** Converts a step with the amounts of the list; `ingredients` contains the original lines. */
  step(step: string, system: DisplaySystem, ingredients: readonly IngredientLine[], scale: RewriteAmount): string
  lineTemperatures(line: IngredientLine, scale: TemperatureScale): IngredientLine
  temperatures(text: string, scale: TemperatureScale): string
}

/**
 * Loads the foods in the languages of a recipe.
 * @param isWeighing false for temperatures only, which need no foods
 */
export async function unitConverter(words: Vocabulary, isWeighing: boolean): Promise<UnitConverter> {
  const cups = isWeighing ? cupWeightsOf(await loadFoods(words)) : { vocabulary: words, gramsPerCup: () => null }
  return {
    line: (line, system) => convertLine(line, system, cups),
    step: (step, system, ingredients, scale) => convertStep(step, system, ingredients, cups, scale),
    lineTemperatures: (line, scale) => convertLineTemperatures(line, scale, words),
    temperatures: (text, scale) => convertTemperatures(text, scale, words),
  }
}
