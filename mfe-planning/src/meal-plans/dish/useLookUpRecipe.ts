import { type RecipeSummary, searchRecipes } from '@potluck/api/recipes'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueryClient } from '@tanstack/react-query'
import { recipeTitled } from './DishField.tsx'

/** How long the book is looked through for what was typed when it is planned at once, milliseconds. */
const lookUpMs = 2_500

/** @returns finds the recipe that is called as was typed: whoever types fast plans before it was offered */
export function useLookUpRecipe(): (title: string) => Promise<RecipeSummary | null> {
  const host = useHost()
  const client = useQueryClient()
  return async (title) => {
    const question = answerOptions(host, searchRecipes, { query: { query: title, includeFriends: 'true' } })
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), lookUpMs)
    })
    const answer = await Promise.race([client.ensureQueryData(question).catch(() => null), late])
    return recipeTitled(title, answer?.data ?? [])
  }
}
