import { recipeIds } from '@potluck/api/many-recipes'
import type { NewChange } from '@potluck/platform/new-change'
import { z } from 'zod'

const many = z.object({ recipeIds })

const cache = new WeakMap<NewChange, ReadonlySet<string>>()

/** Whether a change of many recipes includes this one. */
export function isOfMany(change: NewChange, recipeId: string): boolean {
  const ids = cache.get(change) ?? new Set(many.safeParse(change.input.body).data?.recipeIds)
  cache.set(change, ids)
  return ids.has(recipeId)
}
