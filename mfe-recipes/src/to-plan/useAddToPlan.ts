import { addDishes, newDish } from '@potluck/platform/add-dishes'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { makePlan } from '@potluck/platform/make-plan'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

export interface PlannedRecipe {
  readonly id: string
  readonly title: string
}

interface Wanted {
  /** Null creates the first plan. */
  readonly plan: { readonly id: string; readonly title: string } | null
  readonly recipes: readonly PlannedRecipe[]
  /** The day of each recipe; null for the queue. */
  readonly days: readonly (string | null)[]
  readonly meal: string
}

/**
 * Adds recipes to a plan, also offline.
 * @returns adds them, and says whether they were added or wait in the change queue
 */
export function useAddToPlan() {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { account } = useSession()

  return async ({ plan: existing, recipes, days, meal }: Wanted): Promise<boolean> => {
    if (!account) return false
    // Optimistic, so that nobody creates a second one offline.
    const plan = existing ?? { id: newId(), title: t('plan.newPlan') }
    const dishes = recipes.map(({ id, title }, at) =>
      newDish(
        {
          title,
          recipe: { id, title, ownerId: account.id },
          day: days[at] ?? null,
          meal,
          servings: null,
          notes: '',
        },
        account,
      ),
    )
    const making = existing ? [] : [makePlan(plan, account)]
    const { kind } = await addAndWait(host, [...making, addDishes(plan.id, dishes)])
    if (kind === 'refused') return false
    host.toast({
      message: t('plan.done', { count: recipes.length, plan: plan.title }),
      tone: 'done',
      action: { label: t('inbox.open'), run: () => host.navigate(paths.mealPlanner(plan.id)) },
    })
    return true
  }
}
