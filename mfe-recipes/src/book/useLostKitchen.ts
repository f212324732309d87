import { ApiError } from '@potluck/api/errors'
import type { Recipe } from '@potluck/api/recipes'
import { useKitchens } from '@potluck/parts/useKitchens'
import { useBusEvent } from '@potluck/platform/hooks'
import { useState } from 'react'

/**
 * Whether the cook is in the kitchen of an open recipe no more: an event says so, or, if the device was off meanwhile, the server
 * has neither the recipe nor the kitchen for them.
 */
export function useLostKitchen(recipe: Pick<Recipe, 'kitchenId'> | undefined, error: unknown): boolean {
  const kitchenId = recipe?.kitchenId
  const [lostKitchen, setLostKitchen] = useState<string | null>(null)
  useBusEvent('kitchen:removed', (lost) => setLostKitchen(lost.kitchenId))
  const isMissing = kitchenId !== undefined && error instanceof ApiError && error.status === 404
  const kitchens = useKitchens(isMissing)
  if (kitchenId === undefined) return false
  return lostKitchen === kitchenId || (isMissing && kitchens?.every(({ id }) => id !== kitchenId) === true)
}
