import type { BookChanges } from '@potluck/api/book-changes'

/** A server's first answer about a book with this content. */
export const firstChanges = (content: Partial<BookChanges>): BookChanges => ({
  recipes: [],
  labels: [],
  goneRecipes: [],
  goneLabels: [],
  mark: 'one',
  more: false,
  ...content,
})
