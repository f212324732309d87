import type { Recipe } from '@potluck/api/recipes'
import { useSession } from '@potluck/platform/hooks'

/** The person who saved something: the cook, another one by name, or null if unknown. */
export type Saver = 'you' | { readonly name: string } | null

/** Says who saved a recipe or a version of it. In their own book, cooks saved what does not say another person. */
export function useSaver(kitchenId: string | undefined): (savedBy: Recipe['savedBy']) => Saver {
  const { account } = useSession()
  return (savedBy) => {
    if (savedBy ? savedBy.id === account?.id : kitchenId === undefined) return 'you'
    // A person who deleted the account has an empty name.
    return savedBy?.name ? { name: savedBy.name } : null
  }
}
