import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { v7 as newId } from 'uuid'
import { putOn, takeOff } from '../../changes/book-changes.ts'

interface NamedLabel {
  readonly id: string
  readonly title: string
}

/** Adds and removes labels of a recipe, optimistically. */
export function useRecipeLabels(recipe: Recipe) {
  const { changes } = useHost()
  return {
    put: (label: NamedLabel) => changes.add(putOn(recipe, label)),
    putNew: (title: string) => changes.add(putOn(recipe, { id: newId(), title })),
    take: (label: NamedLabel) => changes.add(takeOff(recipe, label)),
  }
}
