import { type Exact, one } from '@potluck/cooking/quantity'
import { useStore } from '@potluck/platform/hooks'
import { type CookingProgress, changeProgress, cookingProgress, progressOf, toggledIn } from './cooking-progress.ts'

export interface CookingProgressActions extends CookingProgress {
  readonly scaleTo: (factor: Exact) => void
  readonly tick: (line: number) => void
  /** Marks a step; marking it again takes the mark away. */
  readonly mark: (line: number) => void
  /** Takes away the ticks and the mark. */
  readonly startOver: () => void
  /** The cook is done: the progress is removed. */
  readonly finish: () => void
}

/** Where the cook is in this recipe, and how that changes. */
export function useCookingProgress(recipeId: string, version: number): CookingProgressActions {
  const progress = progressOf(useStore(cookingProgress).get(recipeId), version)
  const change = (changed: Partial<CookingProgress>) => changeProgress(recipeId, version, changed)
  return {
    ...progress,
    scaleTo: (factor) => change({ factor }),
    tick: (line) => change({ ticked: toggledIn(progress.ticked, line) }),
    mark: (line) => change({ step: progress.step === line ? null : line }),
    startOver: () => change({ ticked: new Set(), step: null }),
    finish: () => change({ factor: one, ticked: new Set(), step: null }),
  }
}
