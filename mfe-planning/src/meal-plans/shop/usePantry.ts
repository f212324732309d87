import type { MealPlanNeed } from '@potluck/api/meal-plans'
import { useHost } from '@potluck/platform/HostProvider'
import { rememberInPantry } from '@potluck/platform/remember-in-pantry'
import { forgetInPantry } from '../../pantry/changes.ts'

/** The pantry, with optimistic changes that also work offline. */
export function usePantry() {
  const { changes } = useHost()
  return {
    setInPantry({ key, thing = key, lines, title }: MealPlanNeed, isKept: boolean) {
      const named = { key: thing, title: lines[0]?.title ?? title }
      changes.add(isKept ? rememberInPantry(named) : forgetInPantry(named))
    },
  }
}
