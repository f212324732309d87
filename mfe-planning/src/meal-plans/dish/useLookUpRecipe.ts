import { type RecipeSummary, searchRecipes } from '@potluck/api/recipes'
import { kitchenFirst } from '@potluck/parts/useRecipeChoice'
import { useHost } from '@potluck/platform/HostProvider'
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
  return async (title) => {
    const late = new Promise<typeof nothing>((resolve) => {
      setTimeout(() => resolve(nothing), lookUpMs)
    })
    const search = async (book: { readonly kitchen?: string; readonly includeFriends?: 'true' }) => {
      // Not through the cache of screens: the dialog closes meanwhile, and its questions end with it.
      const answer = await host.api
        .call(searchRecipes, { query: { query: title, ...book } }, { silent: true })
        .catch(() => null)
      return answer?.data.data ?? nothing
    }
    const ofKitchen = kitchenId === undefined ? nothing : Promise.race([search({ kitchen: kitchenId }), late])
    const own = Promise.race([search({ includeFriends: 'true' }), late])
    return recipeTitled(title, kitchenFirst(await ofKitchen, await own))
  }
}
