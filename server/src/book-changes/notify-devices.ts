import type { LiveData } from '@potluck/api/live'
import type { Services } from '../machinery/services.ts'

/** Tells a member's own devices that on one of them a recipe of the book was written, saved or deleted. */
export const notifyOwnDevices = (
  { news }: Pick<Services, 'news'>,
  ownerId: string,
  recipeId: string,
  change: LiveData<'recipes:changed'>['change'],
): void => news.tell([ownerId], { type: 'recipes:changed', data: { recipeId, change } })

/** Tells a member's own devices that on one of them many recipes, or labels, were changed at once. */
export const notifyManyChanges = ({ news }: Pick<Services, 'news'>, ownerId: string): void =>
  news.tell([ownerId], { type: 'book:changed', data: {} })
