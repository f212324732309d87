import { allBooks } from '@potluck/api/of-book'

/** Whether a list shows the own book and those of all kitchens together. */
export const isAllBooks = (kitchenId: string | undefined): boolean => kitchenId === allBooks

/** The one book that a screen of several writes into: the own one. */
export const bookToWrite = (kitchenId: string | undefined): string | undefined =>
  isAllBooks(kitchenId) ? undefined : kitchenId
