import type { LiveData } from '@potluck/api/live'
import type { Services } from '../machinery/services.ts'

/** Notifies a member's own devices that a recipe of the book was created, saved or deleted on one of them. */
export const notifyOwnDevices = (
  { notifier }: Pick<Services, 'notifier'>,
  ownerId: string,
  recipeId: string,
  change: LiveData<'recipes:changed'>['change'],
): void => notifier.notify([ownerId], { type: 'recipes:changed', data: { recipeId, change } })

/** Notifies a member's own devices that many recipes, or labels, were changed at once on one of them. */
export const notifyManyChanges = ({ notifier }: Pick<Services, 'notifier'>, ownerId: string): void =>
  notifier.notify([ownerId], { type: 'book:changed', data: {} })
