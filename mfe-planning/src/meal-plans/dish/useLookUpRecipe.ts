import { inBook } from '@potluck/api/of-book'
import { type RecipeSummary, searchRecipes } from '@potluck/api/recipes'
import { kitchenFirst } from '@potluck/parts/useRecipeChoice'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { recipeTitled } from './DishField.tsx'

/** How long the book is looked through for what was typed when it is planned at once, milliseconds. */
const lookUpMs = 2_500

/** @returns finds the recipe that is called as was typed: whoever types fast plans before it was offered. @param kitchenId the kitchen that the plan belongs to */
export function useLookUpRecipe(kitchenId: string | undefined): (title: string) => Promise<RecipeSummary | null> {
  const host = useHost()
  const client = useQueryClient()
  return async (title) => {
    const ask = (query: object) =>
      client
        .ensureQueryData(answerOptions(host, searchRecipes, { query: { query: title, ...query } }))
        .then(({ data }) => data)
        .catch((): readonly RecipeSummary[] => [])
    const late = new Promise<readonly RecipeSummary[]>((resolve) => {
      setTimeout(() => resolve([]), lookUpMs)
    })
    const ofKitchen = kitchenId === undefined ? [] : Promise.race([ask({ ...inBook(kitchenId).query }), late])
    const own = Promise.race([ask({ includeFriends: 'true' }), late])
    return recipeTitled(title, kitchenFirst(await ofKitchen, await own))
  }
}
