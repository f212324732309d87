import type { Language } from '@potluck/cooking/language'
import { wordsFor } from '@potluck/cooking/languages/load-words'
import { exactly } from '@potluck/cooking/quantity'
import { factorTo, nameServings, readYield } from '@potluck/cooking/yield'
import { Refusal } from '../../machinery/base/refusal.ts'

interface Wanted {
  readonly servings: number | undefined
  readonly times: number | undefined
}

/**
 * The factor of a recipe as its look says it; undefined for as written.
 * @throws {Refusal} `invalid` where it does not say how many it serves
 */
export async function scaleFor(
  recipe: { readonly yield: string; readonly ingredients: string },
  { servings, times }: Wanted,
  language: Language,
): Promise<string | undefined> {
  if (servings === undefined) return times === undefined ? undefined : String(times)
  const words = await wordsFor(`${recipe.yield}\n${recipe.ingredients}`, language)
  const base = readYield(nameServings(recipe.yield, words), words)
  const factor = base && factorTo(exactly(servings), base)
  if (!factor) throw new Refusal('invalid', 'the recipe does not say how many it serves: give `times` instead')
  return `${factor.n}/${factor.d}`
}
