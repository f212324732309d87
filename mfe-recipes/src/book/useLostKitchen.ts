import { ApiError } from '@potluck/api/errors'
import type { Recipe } from '@potluck/api/recipes'
import { useKnownKitchens } from '@potluck/parts/useKitchens'
import { useBusEvent } from '@potluck/platform/hooks'
import { useState } from 'react'

/** Whether the server has no such recipe for the cook. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/**
 * Whether the cook is in the kitchen of an open recipe no more: an event says so, or, if the device was off meanwhile, the server
 * has neither the recipe nor the kitchen for them.
 * @param missing whether the server has the recipe no more
 */
export function useLostKitchen(recipe: Pick<Recipe, 'kitchenId'> | undefined, missing: boolean): boolean {
  const kitchenId = recipe?.kitchenId
  const [lostKitchen, setLostKitchen] = useState<string | null>(null)
  useBusEvent('kitchen:removed', (lost) => setLostKitchen(lost.kitchenId))
  const isGone = kitchenId !== undefined && missing
  const kitchens = useKnownKitchens(isGone)
  if (kitchenId === undefined) return false
  return lostKitchen === kitchenId || (isGone && kitchens?.every(({ id }) => id !== kitchenId) === true)
}
