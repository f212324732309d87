import { titleOf } from '@potluck/cooking/name-index'
import { saysState } from '@potluck/cooking/state-words'
import type { FoodIndex } from './food-index.ts'

/** Whether the size in a line says that a thing is smaller or larger than most. */
export function relativeSize(size: string | null, { languages }: FoodIndex): 'small' | 'large' | null {
  if (size === null) return null
  const isSaid = (name: 'small' | 'large') =>
    languages.some(({ names, remarks }) => saysState(name, titleOf(size, names.stem), remarks))
  if (isSaid('small')) return 'small'
  return isSaid('large') ? 'large' : null
}
