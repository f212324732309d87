import { addMealPlanItems, createMealPlan, getMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

export interface PlannedRecipe {
  readonly id: string
  readonly title: string
}

interface Wanted {
  /** Null for the first plan, which is made. */
  readonly plan: { readonly id: string; readonly title: string } | null
  readonly recipes: readonly PlannedRecipe[]
  /** Null for none yet. */
  readonly day: string | null
  readonly meal: string
}

/** Puts recipes on a plan; a further try adds none twice. */
export function useAddToPlan(onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const creating = useCall(createMealPlan, { changes: [listMealPlans] })
  const adding = useCall(addMealPlanItems, { changes: [listMealPlans, getMealPlan] })

  /** The same thing has the same id at every try. */
  function idOf(thing: string): string {
    const id = ids.get(thing) ?? newId()
    ids.set(thing, id)
    return id
  }

  async function planFor(plan: Wanted['plan']) {
    if (plan) return plan
    return creating.mutateAsync({ body: { id: idOf('plan'), title: t('plan.newPlan') } })
  }

  const { mutate, isPending, isError } = useMutation({
    mutationFn: async ({ plan: wanted, recipes, day, meal }: Wanted) => {
      const plan = await planFor(wanted)
      const items = recipes.map(({ id, title }) => ({ id: idOf(`${plan.id} ${id}`), title, recipeId: id, day, meal }))
      await adding.mutateAsync({ params: { id: plan.id }, body: { items } })
      return plan
    },
    onSuccess(plan, { recipes }) {
      host.toast({
        message: t('plan.done', { count: recipes.length, plan: plan.title }),
        tone: 'done',
        action: { label: t('inbox.open'), run: () => host.navigate(paths.mealPlanner(plan.id)) },
      })
      onDone()
    },
  })
  return { add: mutate, isSending: isPending, hasFailed: isError }
}
