import { type MealSuggestion, meal as mealParam, suggestMeals } from '@potluck/api/meal-plans'
import type { Answer } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '../days.ts'

/** Suggestions for some days, with the cook's changes. */
export interface Suggestions {
  readonly answer: Answer<unknown>
  readonly proposed: readonly MealSuggestion[]
  /** Replaces the suggestion of a day by another. */
  another(suggestion: MealSuggestion): void
  leaveOut(day: Day): void
}

const seeds = 2 ** 31 - 1

/** Maximum number of excluded recipes in a request. */
const mostWithout = 200

/** The meal of the suggestions, and their maximum cooking time in minutes; empty for no limit. */
export interface MealChoice {
  readonly meal: string
  readonly minutes: string
}

export function useSuggestions(planId: string, days: readonly Day[], { meal, minutes }: MealChoice): Suggestions {
  const host = useHost()
  const { t } = useTranslation('planning')
  const [seed] = useState(() => Math.floor(Math.random() * seeds))
  /** Replacements of the first suggestions by day; null for a skipped day. */
  const [changed, setChanged] = useState<ReadonlyMap<Day, MealSuggestion | null>>(new Map())
  const [refused, setRefused] = useState<readonly string[]>([])
  const params = { id: planId }
  const wish = { seed: String(seed), meal: mealParam.parse(meal), ...(minutes !== '' && { minutes }) }
  const answer = useAnswer(suggestMeals, days.length === 0 ? null : { params, query: { days: days.join(), ...wish } })
  const exchange = useCall(suggestMeals, { toast: true })
  const proposed = (answer.data?.suggestions ?? []).flatMap((first) => {
    const now = changed.get(first.day)
    return now === undefined ? first : (now ?? [])
  })

  return {
    answer,
    proposed,
    another({ day, recipe }) {
      const without = [...proposed.map((one) => one.recipe.id), ...refused.toReversed()].slice(0, mostWithout)
      setRefused([...refused, recipe.id])
      exchange.mutate(
        { params, query: { days: day, ...wish, without: without.join() } },
        {
          onSuccess({ suggestions: [other] }) {
            if (other) setChanged((before) => new Map([...before, [day, other]]))
            else host.toast({ message: t('suggest.noOther') })
          },
        },
      )
    },
    leaveOut: (day) => setChanged(new Map([...changed, [day, null]])),
  }
}
