import { type MealPlanItem, standardMeals } from '@potluck/api/meal-plans'
import type { RecipeSummary } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { type DishDraft, newDish } from '@potluck/platform/add-dishes'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useSession, useStore } from '@potluck/platform/hooks'
import type { NewChange } from '@potluck/platform/new-change'
import { mealPlan } from '@potluck/platform/planning-preferences'
import type { Dragged } from '@potluck/ui/drag'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { howMany } from '../how-many.ts'
import { type Day, daysAfter, daysBetween } from './days.ts'
import { ownRecipe } from './own-recipe.ts'
import { servingsOf } from './servings-of.ts'
import { useDoneOn } from './useDoneOn.ts'
import type { Planning } from './useMealPlan.ts'

/** Dishes that were picked up and have no new day yet. */
export interface Placing {
  readonly dishes: readonly MealPlanItem[]
  readonly as: PlacedAs
  /** The recipe that is planned. */
  readonly recipe?: RecipeSummary
}

/**
 * The effect of a move to another day: dishes are moved or copied, or their leftovers are planned. A recipe of the book
 * becomes a dish of the plan.
 */
export type PlacedAs = 'moved' | 'copied' | 'leftovers' | 'planned'

/** The dish in the dialog: an existing one, or a new one for a day or the queue. */
export type Writing = { readonly dish: MealPlanItem } | { readonly day: Day | null }

/** Things that can be dropped on days and the queue: dishes of the plan, and recipes of the book. */
export const droppedKinds: readonly string[] = ['dish', 'recipe']

/** Actions on the dishes of a plan. */
export interface DishActions {
  /** The household of the plan, where it belongs to one. */
  readonly kitchenId: string | undefined
  readonly placing: Placing | null
  /** The last addition, for screen readers; a message tells of all else. */
  readonly announcement: string
  pickUp(dishes: readonly MealPlanItem[], as: PlacedAs): void
  /** Moves the picked-up dishes to a day or the queue; several dishes keep their distance in days. */
  putDown(day: Day | null): void
  cancelPlacing(): void
  /** Drops a dragged dish or recipe on a day or the queue. */
  drop(dragged: Dragged, day: Day | null): void
  /** Moves dishes to days, each to its own. */
  moveEach(moves: readonly { readonly id: string; readonly day: Day }[]): void
  /** Copies dishes to a day. */
  copy(dishes: readonly MealPlanItem[], day: Day | null): void
  /** @param copies of their recipes, which are saved before */
  add(drafts: readonly DishDraft[], copies?: readonly NewChange[]): void
  /** @param copy of its new recipe, which is saved before */
  edit(dish: MealPlanItem, draft: DishDraft, copy?: NewChange | null): void
  /** Picks up a recipe of the book for the day that is tapped next. */
  pickUpRecipe(recipe: RecipeSummary): void
  /** Puts a recipe of the book onto a day or into the queue. */
  plan(recipe: RecipeSummary, day: Day | null): void
  setCooked(dish: MealPlanItem, cooked: boolean): void
  remove(dishes: readonly MealPlanItem[]): void
  /** Removes a dish and the later ones of its series after a confirmation. */
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

/** The new days of several dishes when the first moves to a day. */
function placed(dishes: readonly MealPlanItem[], day: Day | null): readonly (Day | null)[] {
  const days = dishes.flatMap((dish) => dish.day ?? []).sort()
  const [first] = days
  return dishes.map((dish) =>
    day === null || first === undefined || dish.day === null ? day : daysAfter(day, daysBetween(first, dish.day)),
  )
}

function useMoveDishes(planning: Planning) {
  const host = useHost()
  const doneOn = useDoneOn()
  const { t } = useTranslation('planning')

  function move(dishes: readonly MealPlanItem[], day: Day | null) {
    const days = placed(dishes, day)
    const moved = dishes.filter((dish, index) => dish.day !== days[index])
    if (moved.length === 0) return
    planning.change(dishes.map((dish, index) => ({ id: dish.id, day: days[index] ?? null })))
    host.toast({
      message: doneOn(t('plan.moved', { ...howMany(dishes.length), title: dishes[0]?.title ?? '' }), day),
      action: {
        label: t('undo'),
        undoes: true,
        run: () => planning.change(dishes.map((dish) => ({ id: dish.id, day: dish.day }))),
      },
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
      message: doneOn(
        t(leftovers ? 'plan.leftoversPlanned' : 'plan.copied', {
          ...howMany(copies.length),
          title: copies[0]?.title ?? '',
        }),
        day,
      ),
      action: { label: t('undo'), undoes: true, run: () => planning.remove(copies.map((dish) => dish.id)) },
    })
  }

  return { move, copy }
}

function useRemoveDishes(planning: Planning): Pick<DishActions, 'remove' | 'removeFollowing'> {
  const host = useHost()
  const { t } = useTranslation('planning')

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
    remove(dishes) {
      planning.remove(dishes.map((dish) => dish.id))
      host.toast({
        message: t('plan.removed', { ...howMany(dishes.length), title: dishes[0]?.title ?? '' }),
        action: { label: t('undo'), undoes: true, run: () => planning.restore(dishes) },
      })
    },
    removeFollowing: (dish) => void removeFollowing(dish),
  }
}

interface Given extends Pick<DishActions, 'write'> {
  /** The recipes of the book that can be dragged. */
  readonly book: RefObject<readonly RecipeSummary[]>
}

export function useDishActions(planning: Planning, { write, book }: Given): DishActions {
  const host = useHost()
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const { account } = useSession()
  const { lastMeal } = usePreferences(mealPlan)
  const language = useStore(host.language)
  const [placing, setPlacing] = useState<Placing | null>(null)
  const doneOn = useDoneOn()
  const [announcement, setAnnouncement] = useState('')
  const { move, copy } = useMoveDishes(planning)
  const removal = useRemoveDishes(planning)

  const draftFor = ({ title }: RecipeSummary, day: Day | null): DishDraft => {
    const { meals = [] } = planning.plan.data ?? {}
    const isKnown = standardMeals.some((meal) => meal === lastMeal) || meals.some(({ id }) => id === lastMeal)
    return { title, recipe: null, day, meal: isKnown ? lastMeal : 'dinner', servings: null, notes: '' }
  }

  async function plan(summary: RecipeSummary, day: Day | null) {
    if (!account) return
    const { recipe, copy } = ownRecipe(summary, account)
    const servings = await servingsOf(summary.yield, language)
    if (copy) host.changes.add(copy)
    const added = planning.add([{ ...draftFor(summary, day), recipe, servings }])
    const message = doneOn(t('plan.planned', { title: summary.title }), day)
    host.toast({
      message,
      action: { label: t('undo'), undoes: true, run: () => planning.remove(added.map(({ id }) => id)) },
    })
  }

  return {
    kitchenId: planning.plan.data?.kitchen?.id,
    placing,
    announcement,
    pickUp: (dishes, as) => setPlacing({ dishes, as }),
    cancelPlacing: () => setPlacing(null),
    putDown(day) {
      if (!placing) return
      setPlacing(null)
      if (placing.recipe) void plan(placing.recipe, day)
      else if (placing.as === 'moved') move(placing.dishes, day)
      else copy(placing.dishes, day, placing.as === 'leftovers')
    },
    drop({ kind, id }, day) {
      const recipe = book.current.find((one) => one.id === id)
      if (kind === 'recipe' && recipe) void plan(recipe, day)
      else move(planning.plan.data?.items.filter((dish) => dish.id === id) ?? [], day)
    },
    moveEach: (moves) => planning.change(moves),
    copy: (dishes, day) => copy(dishes, day),
    pickUpRecipe: (recipe) =>
      account && setPlacing({ dishes: [newDish(draftFor(recipe, null), account)], as: 'planned', recipe }),
    plan: (recipe, day) => void plan(recipe, day),
    add(drafts, copies = []) {
      for (const copy of copies) host.changes.add(copy)
      planning.add(drafts)
      const [first] = drafts
      if (first)
        setAnnouncement(doneOn(t('plan.planned', { title: list(drafts.map(({ title }) => title)) }), first.day))
    },
    edit(dish, { recipe, title, day, meal, servings, notes }, copy = null) {
      if (copy) host.changes.add(copy)
      const isSame = recipe?.id === dish.recipe?.id
      planning.change(
        [{ id: dish.id, title, day, meal, servings, notes, ...(!isSame && { recipeId: recipe?.id ?? null }) }],
        isSame || !recipe ? [] : [recipe],
      )
    },
    setCooked: (dish, cooked) => planning.change([{ id: dish.id, cooked }]),
    ...removal,
    write,
  }
}
