import { type Exact, one } from '@potluck/cooking/quantity'
import { createStore, type ReadableStore } from '@potluck/platform/store'

/** Where a cook is in one recipe. Kept while the page lives, across navigation. */
export interface CookingProgress {
  /** How many times the recipe is made; 1 as written. */
  readonly factor: Exact
  /** Numbers of the ingredient lines that are in the pot. */
  readonly ticked: ReadonlySet<number>
  /** Number of the instruction line that is being done, or null. */
  readonly step: number | null
}

const untouched: CookingProgress = { factor: one, ticked: new Set(), step: null }

interface KeptProgress {
  /** The version of the recipe that the line numbers belong to. */
  readonly version: number
  readonly progress: CookingProgress
}

const store = createStore<ReadonlyMap<string, KeptProgress>>(new Map())

export const cookingProgress: ReadableStore<ReadonlyMap<string, KeptProgress>> = store

/** A recipe that was edited keeps its factor; its lines are other lines now. */
export function progressOf(kept: KeptProgress | undefined, version: number): CookingProgress {
  if (!kept) return untouched
  return kept.version === version ? kept.progress : { ...untouched, factor: kept.progress.factor }
}

export function changeProgress(recipeId: string, version: number, change: Partial<CookingProgress>): void {
  const progress = { ...progressOf(store.get().get(recipeId), version), ...change }
  store.set(new Map(store.get()).set(recipeId, { version, progress }))
}

/** The set with the number in it, or without it when it was there. */
export function toggledIn(numbers: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(numbers)
  if (!next.delete(number)) next.add(number)
  return next
}
