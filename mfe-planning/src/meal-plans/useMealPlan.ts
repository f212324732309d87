import { getMealPlan, type MealPlan, type MealPlanItem } from '@potluck/api/meal-plans'
import type { Answer } from '@potluck/parts'
import { addDishes, type DishDraft, newDish, scopeOf } from '@potluck/platform/add-dishes'
import { useRefetchOn } from '@potluck/platform/answers'
import type { Change } from '@potluck/platform/changes'
import { useBusEvent, useSession } from '@potluck/platform/hooks'
import { useOptimisticAnswer } from '@potluck/platform/useOptimisticAnswer'
import { takeOff } from '@potluck/ui/content'
import { kitchenEvents } from '../kitchens/kitchen-events.ts'
import { spanAround } from '../span-around.ts'
import { changeDishes, type DishChange, removeDishes, removeSeries, withOwnRecipe } from './changes.ts'
import type { Day } from './days.ts'
import { plannedDish } from './planned-dish.ts'

/** A plan around a day, and what can be done to it. */
export interface Planning {
  readonly plan: Answer<MealPlan>
  /** Refused changes, which are not applied to the dishes. */
  readonly refused: readonly Change[]
  /** Whether waiting changes are lost when the page closes, because this browser stores nothing. */
  readonly waitsInMemory: boolean
  /** Adds dishes to the plan. @returns them in the same order */
  add(dishes: readonly DishDraft[]): readonly MealPlanItem[]
  /** Restores removed dishes. */
  restore(dishes: readonly MealPlanItem[]): void
  /** @param recipes the new recipes of dishes */
  change(changes: readonly DishChange[], recipes?: readonly NonNullable<MealPlanItem['recipe']>[]): void
  remove(ids: readonly string[]): void
  /** Removes the dishes of a series from a day on. */
  removeSeries(seriesId: string, from: Day): void
}

/**
 * A plan around a day: the server's answer with the queued changes, which are stored until the server confirms them, also
 * offline and over a reload.
 */
export function useMealPlan(id: string, day: Day): Planning {
  const { account } = useSession()
  const { answer, add, onChanged, ...rest } = useOptimisticAnswer(
    getMealPlan,
    { params: { id }, query: spanAround(day) },
    { scope: scopeOf(id), keepsShowing: true },
  )
  useRefetchOn(kitchenEvents, getMealPlan)
  useBusEvent('mealPlan:itemsUpdated', ({ mealPlanId, reference }) => {
    if (mealPlanId === id) onChanged(reference)
  })

  return {
    ...rest,
    plan: answer,
    add(drafts) {
      if (!account) return []
      const dishes = drafts.map((draft) => newDish(draft, account))
      // They fly to their days from the button that was pressed.
      for (const dish of dishes) takeOff(plannedDish(dish.id), document.activeElement ?? document.body)
      add(addDishes(id, dishes))
      return dishes
    },
    restore: (dishes) =>
      account &&
      add(
        addDishes(
          id,
          dishes.map((dish) => withOwnRecipe(dish, answer.data ?? { kitchen: null }, account)),
        ),
      ),
    change: (changes, recipes) => add(changeDishes(id, changes, recipes)),
    remove: (ids) => add(removeDishes(id, ids)),
    removeSeries: (seriesId, from) => add(removeSeries(id, seriesId, from)),
  }
}
