import type { Recipe } from '@potluck/api/recipes'
import { useSession } from '@potluck/platform/hooks'

/** Who saved something: the cook who looks, another by name, or null where that is not known. */
export type Saver = 'you' | { readonly name: string } | null

/** Says who saved a recipe, or a version of it; what is in the own book was saved by the cook. */
export function useSaver(kitchenId: string | undefined): (savedBy: Recipe['savedBy']) => Saver {
  const { account } = useSession()
  return (savedBy) => {
    if (kitchenId === undefined || (savedBy && savedBy.id === account?.id)) return 'you'
    // The name of whoever deleted their account is empty.
    return savedBy?.name ? { name: savedBy.name } : null
  }
}
