import type { MealPlan, MealPlanItem } from '@potluck/api/meal-plans'
import { getPantry, type PantryThing } from '@potluck/api/pantry'
import { addDishes, newDish } from '@potluck/platform/add-dishes'
import { useAnswer } from '@potluck/platform/answers'
import { putAtHome, useUpAtHome } from '@potluck/platform/change-pantry'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'
import { knownOf } from '../../pantry/changes.ts'
import { changeDishes, removeDishes } from '../changes.ts'
import { useDoneOn } from '../useDoneOn.ts'

/** When a frozen dish is eaten, and by how many. */
interface Eaten extends Pick<MealPlanItem, 'day' | 'meal'> {
  /** All that is left without it. */
  readonly portions: number | null
}

/** The dishes in the freezer of a plan's household, and a function that plans one and takes its portions out. */
export function useEatFrozen(plan: MealPlan) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const { account } = useSession()
  const doneOn = useDoneOn()
  const homeId = plan.kitchen?.id
  const { data: pantry } = useAnswer(getPantry, { query: { ...(homeId !== undefined && { home: homeId }) } })
  const kitchenId = pantry?.kitchen?.id ?? null
  const dishes = (pantry?.things ?? []).flatMap((thing) =>
    thing.portions === null ? [] : [{ ...thing, portions: thing.portions }],
  )

  function eat(frozen: PantryThing, { day, meal, portions }: Eaten) {
    if (!account) return
    const all = frozen.portions ?? 1
    const eaten = Math.min(all, Math.max(1, Math.round(portions ?? all)))
    const title = t('dish.frozenTitle', { title: frozen.title })
    const dish = newDish({ title, recipe: null, day, meal, servings: eaten, notes: '' }, account)
    host.changes.add(addDishes(plan.id, [dish]))
    // It needs nothing from the shop.
    host.changes.add(changeDishes(plan.id, [{ id: dish.id, cooked: true }]))
    host.changes.add(
      eaten === all
        ? useUpAtHome([frozen], kitchenId)
        : putAtHome([{ thing: frozen, said: { portions: all - eaten } }], kitchenId),
    )
    host.toast({
      message: doneOn(t('plan.planned', { title: frozen.title }), day),
      action: {
        label: t('undo'),
        undoes: true,
        run() {
          host.changes.add(removeDishes(plan.id, [dish.id]))
          host.changes.add(putAtHome([{ thing: frozen, said: knownOf(frozen) }], kitchenId))
        },
      },
    })
  }

  return { dishes, eat }
}
