import type { LiveData } from '@potluck/api/live'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Services } from '../../machinery/for-features/services.ts'

const inKitchen = ({ kitchenId }: ReadableBook) => (kitchenId === null ? {} : { kitchenId })

/** Notifies the devices of everybody who reads a book that a recipe of it was created, saved or deleted. */
export const notifyChange = (
  { notifier }: Pick<Services, 'notifier'>,
  book: ReadableBook,
  recipeId: string,
  change: LiveData<'recipes:changed'>['change'],
): void => notifier.notify(book.audience, { type: 'recipes:changed', data: { recipeId, change, ...inKitchen(book) } })

/** Notifies the same that many recipes, or labels, were changed at once. */
export const notifyManyChanges = ({ notifier }: Pick<Services, 'notifier'>, book: ReadableBook): void =>
  notifier.notify(book.audience, { type: 'book:changed', data: inKitchen(book) })
