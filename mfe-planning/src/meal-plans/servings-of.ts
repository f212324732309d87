import type { Language } from '@potluck/cooking/language'
import { wordsFor } from '@potluck/cooking/languages/load-words'
import { readYield } from '@potluck/cooking/yield'

/** The servings in the yield of a recipe, the lower number of a range; null if there are none. */
export async function servingsOf(yieldText: string, language: Language): Promise<number | null> {
  // Without the words of its language the dish is planned unscaled.
  const words = await wordsFor(yieldText, language).catch(() => null)
  const amount = words && readYield(yieldText, words)
  if (!amount) return null
  const servings = amount.quantity.min.valueOf()
  return servings >= 0.1 && servings <= 1000 ? servings : null
}
