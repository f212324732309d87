import { type RecipeSummary, searchRecipes } from '@potluck/api/recipes'
import { kitchenFirst } from '@potluck/parts/useRecipeChoice'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { recipeTitled } from './DishField.tsx'

/** How long the book is looked through for what was typed when it is planned at once, milliseconds. */
const lookUpMs = 2_500

const nothing: readonly RecipeSummary[] = []

/**
 * @param kitchenId the kitchen that the plan belongs to
 * @returns finds the recipe that is called as was typed: whoever types fast plans before it was offered
 */
export function useLookUpRecipe(kitchenId: string | undefined): (title: string) => Promise<RecipeSummary | null> {
  const host = useHost()
  const client = useQueryClient()
  return async (title) => {
    const late = new Promise<typeof nothing>((resolve) => {
      setTimeout(() => resolve(nothing), lookUpMs)
    })
    const search = async (book: { readonly kitchen?: string; readonly includeFriends?: 'true' }) => {
      const question = answerOptions(host, searchRecipes, { query: { query: title, ...book } })
      const answer = await client.ensureQueryData(question).catch(() => null)
      return answer?.data ?? nothing
    }
    const ofKitchen = kitchenId === undefined ? nothing : Promise.race([search({ kitchen: kitchenId }), late])
    const own = Promise.race([search({ includeFriends: 'true' }), late])
    return recipeTitled(title, kitchenFirst(await ofKitchen, await own))
  }
}
