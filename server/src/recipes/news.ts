import type { LiveData } from '@potluck/api/live'
import type { Services } from '../services.ts'

/** Tells a member's own devices that on one of them a recipe of the book was written, saved or deleted. */
export const tellOwnDevices = (
  { news }: Services,
  ownerId: string,
  recipeId: string,
  change: LiveData<'recipes:changed'>['change'],
): void => news.tell([ownerId], { type: 'recipes:changed', data: { recipeId, change } })
