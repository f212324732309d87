import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { useHost } from '@potluck/platform/HostProvider'
import { rememberStaple } from '@potluck/platform/remember-staple'
import { forgetStaple } from '../../at-home/changes.ts'

/** The pantry, with optimistic changes that also work offline. */
export function useStaples() {
  const { changes } = useHost()
  return {
    setStaple({ key, thing = key, lines, title }: MealPlanNeed, staple: boolean) {
      const named = { key: thing, title: lines[0]?.title ?? title }
      changes.add(staple ? rememberStaple(named) : forgetStaple(named))
    },
  }
}
