import type { MealPlanItem } from '@potluck/api/meal-plans'
import type { DishDraft } from '@potluck/parts/add-dishes'
import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { howMany } from '../how-many.ts'
import { type Day, daysAfter, daysBetween } from './days.ts'
import type { Planning } from './useMealPlan.ts'

/** Dishes that were picked up and wait for a day to be put on. */
export interface Placing {
  readonly dishes: readonly MealPlanItem[]
  readonly as: PlacedAs
}

/** What becomes of dishes that are put on another day: they go there, others like them do, or what is left over of them. */
export type PlacedAs = 'moved' | 'copied' | 'leftovers'

/** What is being written: a dish of the plan, or a new one for a day or the queue. */
export type Writing = { readonly dish: MealPlanItem } | { readonly day: Day | null }

/** What can be done to the dishes of a plan. */
export interface DishActions {
  readonly placing: Placing | null
  /** What was done last, for who cannot see it. */
  readonly said: string
  pickUp(dishes: readonly MealPlanItem[], as: PlacedAs): void
  /** Puts what was picked up onto a day or into the queue; of several, the first goes there and the others keep their distance. */
  putDown(day: Day | null): void
  cancelPlacing(): void
  /** Puts one that was dragged onto a day or into the queue. */
  drop(dishId: string, day: Day | null): void
  /** Puts others like them onto a day. */
  copy(dishes: readonly MealPlanItem[], day: Day | null): void
  add(drafts: readonly DishDraft[]): void
  edit(dish: MealPlanItem, draft: DishDraft): void
  setCooked(dish: MealPlanItem, cooked: boolean): void
  remove(dishes: readonly MealPlanItem[]): void
  /** Takes a dish off and those of its series that follow, after asking. */
  removeFollowing(dish: MealPlanItem): void
  write(writing: Writing): void
}

const draftOf = ({ title, recipe, day, meal, servings, notes }: MealPlanItem): DishDraft => ({
  title,
  recipe,
  day,
  meal,
  servings,
  notes,
})

/** The day of each of several dishes when the first of them goes to a day. */
function placed(dishes: readonly MealPlanItem[], day: Day | null): readonly (Day | null)[] {
  const days = dishes.flatMap((dish) => dish.day ?? []).sort()
  const [first] = days
  return dishes.map((dish) =>
    day === null || first === undefined || dish.day === null ? day : daysAfter(day, daysBetween(first, dish.day)),
  )
}

export function useDishActions(planning: Planning, { write }: Pick<DishActions, 'write'>): DishActions {
  const host = useHost()
  const { t } = useTranslation('planning')
  const [placing, setPlacing] = useState<Placing | null>(null)
  const [said, setSaid] = useState('')

  function move(dishes: readonly MealPlanItem[], day: Day | null) {
    const days = placed(dishes, day)
    const moved = dishes.filter((dish, index) => dish.day !== days[index])
    if (moved.length === 0) return
    planning.change(dishes.map((dish, index) => ({ id: dish.id, day: days[index] ?? null })))
    setSaid(t('plan.moved', { ...howMany(dishes.length), title: dishes[0]?.title ?? '' }))
    host.toast({
      message: t('plan.moved', { ...howMany(dishes.length), title: dishes[0]?.title ?? '' }),
      action: { label: t('undo'), run: () => planning.change(dishes.map((dish) => ({ id: dish.id, day: dish.day }))) },
    })
  }

  function copy(dishes: readonly MealPlanItem[], day: Day | null, leftovers = false) {
    const days = placed(dishes, day)
    const copies = planning.add(
      dishes.map((dish, index) => ({
        ...draftOf(dish),
        day: days[index] ?? null,
        ...(leftovers && { leftoverOf: dish.id, servings: null, notes: '' }),
      })),
    )
    host.toast({
      message: t(leftovers ? 'plan.leftoversPlanned' : 'plan.copied', {
        ...howMany(copies.length),
        title: copies[0]?.title ?? '',
      }),
      action: { label: t('undo'), run: () => planning.remove(copies.map((dish) => dish.id)) },
    })
  }

  async function removeFollowing({ title, seriesId, day }: MealPlanItem) {
    if (seriesId === null || day === null) return
    const agreed = await host.confirm({
      title: t('plan.askFollowing', { title }),
      message: t('plan.lostFollowing'),
      confirm: t('plan.takeOffFollowing'),
      destructive: true,
    })
    if (agreed) planning.removeSeries(seriesId, day)
  }

  return {
    placing,
    said,
    pickUp: (dishes, as) => setPlacing({ dishes, as }),
    cancelPlacing: () => setPlacing(null),
    putDown(day) {
      if (!placing) return
      setPlacing(null)
      if (placing.as === 'moved') move(placing.dishes, day)
      else copy(placing.dishes, day, placing.as === 'leftovers')
    },
    drop: (dishId, day) => move(planning.plan.data?.items.filter((dish) => dish.id === dishId) ?? [], day),
    copy: (dishes, day) => copy(dishes, day),
    add: (drafts) => void planning.add(drafts),
    edit: (dish, { recipe: _recipe, seriesId: _series, ...draft }) => planning.change([{ ...draft, id: dish.id }]),
    setCooked: (dish, cooked) => planning.change([{ id: dish.id, cooked }]),
    remove(dishes) {
      planning.remove(dishes.map((dish) => dish.id))
      host.toast({
        message: t('plan.removed', { ...howMany(dishes.length), title: dishes[0]?.title ?? '' }),
        action: { label: t('undo'), run: () => planning.restore(dishes) },
      })
    },
    removeFollowing: (dish) => void removeFollowing(dish),
    write,
  }
}
