import type { Language } from '@potluck/cooking/language'
import { wordsFor } from '@potluck/cooking/languages/load-words'
import { readYield } from '@potluck/cooking/yield'

/** How many a recipe is for by what it says it yields, from the lower end; null where it does not say. */
export async function servingsOf(yieldText: string, language: Language): Promise<number | null> {
  // Without the words of its language the dish is planned as the recipe is written.
  const words = await wordsFor(yieldText, language).catch(() => null)
  const found = words && readYield(yieldText, words)
  if (!found) return null
  const servings = found.quantity.min.valueOf()
  return servings >= 0.1 && servings <= 1000 ? servings : null
}
