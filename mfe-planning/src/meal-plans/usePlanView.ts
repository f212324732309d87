import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { useSearchParams } from 'react-router-dom'
import { type Day, daysFrom, isDay, leaf, todayHere, type View, weekOf, weeksOfMonth } from './days.ts'

/** The view of a plan. The day is in the address, so that a reload and Back restore it. */
export interface PlanView {
  /** A day of the visible week or month. */
  readonly day: Day
  readonly today: Day
  readonly kind: View
  /** Whole weeks, one or those of a month; or the days of a list. */
  readonly weeks: readonly (readonly Day[])[]
  /** The week of the day. */
  readonly week: readonly Day[]
  show(kind: View): void
  /** Goes to the next or previous week or month. */
  leaf(by: 1 | -1): void
  goTo(day: Day): void
}

export function usePlanView(): PlanView {
  const { preferences } = useHost()
  const { startOfWeek, view: kind } = usePreferences(mealPlan)
  const [search, setSearch] = useSearchParams()
  const today = todayHere()
  const text = search.get('day') ?? ''
  const day = isDay(text) ? text : today
  const week = weekOf(day, startOfWeek)
  const goTo = (next: Day) => setSearch(next === todayHere() ? {} : { day: next }, { replace: true })
  return {
    day,
    today,
    kind,
    weeks: kind === 'month' ? weeksOfMonth(day, startOfWeek) : [kind === 'week' ? week : daysFrom(day)],
    week,
    show: (view) => preferences.update(mealPlan, { view }),
    leaf: (by) => goTo(leaf(day, kind, by)),
    goTo,
  }
}
