import type { GramsOf } from '@potluck/cooking/merge-items'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { usePreload } from '@potluck/platform/usePreload'

const known = new WeakMap<Vocabulary, GramsOf>()

/** Weighs lines of a list; undefined where the foods are not loaded. */
export const weightsIn = (vocabulary: Vocabulary): GramsOf | undefined => known.get(vocabulary)

async function learn(vocabulary: Vocabulary): Promise<void> {
  const { loadWeights } = await import(/* webpackChunkName: "foods-weights" */ './load-weights.ts')
  known.set(vocabulary, await loadWeights(vocabulary))
}

/**
 * Loads the foods behind the rows of a list. They count at the next visit, so that no row changes under a finger.
 * @param vocabulary null where no row needs them
 */
export const useWeights = (vocabulary: Vocabulary | null): void =>
  usePreload(async () => vocabulary && learn(vocabulary), vocabulary)
