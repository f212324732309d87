import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { useHost } from '@potluck/platform/HostProvider'
import { forgetStaple, rememberStaple } from '../../at-home/changes.ts'

/** What is at home as a rule: remembered and forgotten, at once and also without a network. */
export function useStaples() {
  const { changes } = useHost()
  return {
    setStaple({ key, thing = key, lines, title }: MealPlanNeed, staple: boolean) {
      const named = { key: thing, title: lines[0]?.title ?? title }
      changes.add(staple ? rememberStaple(named) : forgetStaple(named))
    },
  }
}
