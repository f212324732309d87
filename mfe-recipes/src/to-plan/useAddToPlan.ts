import { createMealPlan, listMealPlans, type MealPlanSummary } from '@potluck/api/meal-plans'
import { addDishes, newDish, scopeOf } from '@potluck/platform/add-dishes'
import { answerKey } from '@potluck/platform/answers'
import { changeOf } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import { paths } from '@potluck/platform/paths'
import { useTask } from '@potluck/platform/useTask'
import { useQueryClient } from '@tanstack/react-query'
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

/** Adds recipes to a plan, also offline. */
export function useAddToPlan(onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { account } = useSession()
  const queries = useQueryClient()

  /** The first plan, optimistic, so that nobody creates a second one offline. */
  function firstPlan() {
    const plan = { id: newId(), title: t('plan.newPlan') }
    const making = changeOf(
      createMealPlan,
      { body: plan },
      { scope: scopeOf(plan.id), path: paths.mealPlanner(plan.id), preview: plan },
    )
    return { plan, making: [making] }
  }

  /** @returns whether the dishes were added or wait in the change queue */
  const adding = useTask(async ({ plan: wanted, recipes, days, meal }: Wanted): Promise<boolean> => {
    if (!account) return false
    const { plan, making } = wanted ? { plan: wanted, making: [] } : firstPlan()
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
    const { kind } = await addAndWait(host, [...making, addDishes(plan.id, dishes)])
    if (kind === 'refused') return false
    if (!wanted) {
      const { id, name, handle } = account
      const at = new Date().toISOString()
      const made = { ...plan, owner: { id, name, handle }, collaborators: [], itemCount: dishes.length }
      queries.setQueryData<MealPlanSummary[]>(answerKey(listMealPlans, {}), (plans = []) => [
        ...plans,
        { ...made, createdAt: at, updatedAt: at },
      ])
    }
    if (kind === 'applied') void queries.invalidateQueries({ queryKey: answerKey(listMealPlans) })
    host.toast({
      message: t('plan.done', { count: recipes.length, plan: plan.title }),
      tone: 'done',
      action: { label: t('inbox.open'), run: () => host.navigate(paths.mealPlanner(plan.id)) },
    })
    onDone()
    return true
  })

  return { add: adding.run, isSending: adding.isRunning, hasFailed: adding.result === false || adding.error !== null }
}
