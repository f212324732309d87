import type { ShopWords } from '@potluck/cooking/arrange-shop'
import type { GramsOf } from '@potluck/cooking/merge-items'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useEffect, useMemo } from 'react'

const known = new WeakMap<Vocabulary, GramsOf>()

async function learn(vocabulary: Vocabulary): Promise<void> {
  const { loadWeights } = await import('./load-weights.ts')
  known.set(vocabulary, await loadWeights(vocabulary))
}

/**
 * The words of a list with the weights of its lines, where they are loaded already. They are loaded behind the first rows
 * and count at the next visit, so that no row changes under a finger.
 */
export function useWeights(words: ShopWords | undefined): ShopWords | undefined {
  useEffect(() => {
    if (!words || known.has(words.index.vocabulary)) return
    // Rows without a weight are written as before.
    learn(words.index.vocabulary).catch(() => undefined)
  }, [words])
  return useMemo(() => words && { ...words, gramsOf: known.get(words.index.vocabulary) }, [words])
}
