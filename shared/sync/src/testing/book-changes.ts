import type { BookChanges } from '@potluck/api/book-changes'

/** What a server answers at first of a book that holds this. */
export const firstChanges = (content: Partial<BookChanges>): BookChanges => ({
  recipes: [],
  labels: [],
  goneRecipes: [],
  goneLabels: [],
  mark: 'one',
  more: false,
  ...content,
})
