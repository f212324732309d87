import { type Exact, one } from '@potluck/cooking/quantity'
import { useStore } from '@potluck/platform/hooks'
import { type CookingProgress, changeProgress, cookingProgress, progressOf, toggledIn } from './cooking-progress.ts'

export interface CookingProgressActions extends CookingProgress {
  readonly scaleTo: (factor: Exact) => void
  readonly tick: (line: number) => void
  /** Sets the current step, or clears it if it is the same. */
  readonly toggleStep: (line: number) => void
  /** Clears the ticks and the current step. */
  readonly startOver: () => void
  /** Deletes the progress. */
  readonly finish: () => void
}

/** The progress of the cook in this recipe, and functions to change it. */
export function useCookingProgress(recipeId: string, version: number): CookingProgressActions {
  const progress = progressOf(useStore(cookingProgress).get(recipeId), version)
  const change = (changed: Partial<CookingProgress>) => changeProgress(recipeId, version, changed)
  return {
    ...progress,
    scaleTo: (factor) => change({ factor }),
    tick: (line) => change({ ticked: toggledIn(progress.ticked, line) }),
    toggleStep: (line) => change({ step: progress.step === line ? null : line }),
    startOver: () => change({ ticked: new Set(), step: null }),
    finish: () => change({ factor: one, ticked: new Set(), step: null }),
  }
}
