import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { useSearchParams } from 'react-router-dom'
import { mealPlan } from '../preferences.ts'
import { type Day, daysFrom, isDay, leaf, todayHere, type View, weekOf, weeksOfMonth } from './days.ts'

/** What part of a plan is shown, and how. The day stands in the address: a reload and Back find it again. */
export interface PlanView {
  /** A day of the week or month that is shown. */
  readonly day: Day
  readonly today: Day
  readonly kind: View
  /** Whole weeks, one or those of a month; or the days of a list. */
  readonly weeks: readonly (readonly Day[])[]
  /** The week of the day. */
  readonly week: readonly Day[]
  show(kind: View): void
  /** One week or month on or back. */
  leaf(by: 1 | -1): void
  goTo(day: Day): void
}

export function usePlanView(): PlanView {
  const { preferences } = useHost()
  const { startOfWeek, view: kind } = usePreferences(mealPlan)
  const [search, setSearch] = useSearchParams()
  const today = todayHere()
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : today
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
