import { getMealPlanNeeds, type MealPlan, type MealPlanItem, type MealPlanNeed } from '@potluck/api/meal-plans'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useState } from 'react'
import type { Day } from '../days.ts'
import { isAtHome } from './is-at-home.ts'

/** Toggles a value in a set. */
const toggled = (set: ReadonlySet<string>, value: string): ReadonlySet<string> =>
  new Set(set.has(value) ? [...set].filter((one) => one !== value) : [...set, value])

/** The dishes of some days without leftovers, which need no shopping. */
const onDays = (plan: MealPlan, days: readonly Day[]): readonly MealPlanItem[] =>
  plan.items.filter(({ day, leftoverOf }) => day !== null && days.includes(day) && leftoverOf === null)

/** The selected dishes of the visible days, and their needs. */
export function useNeeds(plan: MealPlan, days: readonly Day[], today: Day) {
  const language = useStore(useHost().language)
  const eaten = onDays(plan, days)
  const dishes = eaten.filter(({ recipe }) => recipe !== null)
  const isToCome = ({ day, cooked }: MealPlanItem) => (day ?? '') >= today && !cooked
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(dishes.filter((dish) => isToCome(dish) && !dish.onList).map(({ id }) => id)),
  )
  /** Needs whose selection differs from what is at home. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  /** Recipes in the recipes of dishes that were made ahead. */
  const [ahead, setAhead] = useState<ReadonlySet<string>>(new Set())
  const ids = dishes.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const answer = useAnswer(
    getMealPlanNeeds,
    ids.length === 0
      ? null
      : {
          params: { id: plan.id },
          query: { itemIds: ids.join(), language, ...(ahead.size > 0 && { aheadIds: [...ahead].join() }) },
        },
    { placeholderData: (last) => last },
  )
  const needs = ids.length === 0 ? [] : (answer.data?.needs ?? [])
  const usual = new Map(
    needs
      .filter((need) => !isAtHome(need))
      .flatMap(({ usual: things = [], thing, key }) =>
        things.map((title) => {
          const name = title.toLowerCase()
          return [name, { key: things.length === 1 ? (thing ?? key) : name, title: name }] as const
        }),
      ),
  )
  const needed = new Set(needs.flatMap(({ lines }) => lines.map(({ dishId }) => dishId)))
  const cutIds = answer.data?.cutDishIds ?? []
  const isAnswered = answer.data !== undefined && !answer.isPlaceholderData
  const isWanted = (need: MealPlanNeed) => turned.has(need.key) === isAtHome(need)

  return {
    /** Dishes with ingredients. */
    dishes,
    isChosen: ({ id }: MealPlanItem) => chosen.has(id),
    toggle: ({ id }: MealPlanItem) => setChosen(toggled(chosen, id)),
    choose: ({ id }: MealPlanItem) => setChosen((before) => new Set([...before, id])),
    /** Null while no dish is chosen. */
    answer: ids.length === 0 ? null : answer,
    needs,
    /** Recipes in the recipes of the dishes: their lines are bought, unless they were made ahead. */
    parts: ids.length === 0 ? [] : (answer.data?.parts ?? []),
    isAhead: (id: string) => ahead.has(id),
    turnAhead: (id: string) => setAhead(toggled(ahead, id)),
    /** Salt, pepper and oil that are not in the pantry, each once. */
    usual: [...usual.values()],
    isWanted,
    /** The needs to add to the list. */
    wanted: needs.filter(isWanted),
    turn: ({ key }: MealPlanNeed) => setTurned(toggled(turned, key)),
    /** Selected dishes whose recipes were too long to be read completely. */
    cut: dishes.filter(({ id }) => chosen.has(id) && cutIds.includes(id)),
    /** Dishes without ingredients. */
    without: eaten.filter(
      (dish) => (dish.recipe === null && isToCome(dish)) || (isAnswered && chosen.has(dish.id) && !needed.has(dish.id)),
    ),
  }
}
