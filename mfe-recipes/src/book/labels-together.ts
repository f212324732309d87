import type { Label } from '@potluck/api/labels'
import { sameLabel } from '../same-label.ts'

/** The labels of several books in the order of their titles, each title once with the recipes of all. */
export function labelsTogether(books: readonly (readonly Label[])[]): readonly Label[] {
  const [only = [], ...others] = books
  if (others.length === 0) return only
  const together: Label[] = []
  for (const label of books.flat()) {
    const at = together.findIndex(({ title }) => sameLabel(title, label.title))
    const same = together[at]
    if (same) together[at] = { ...same, recipeCount: same.recipeCount + label.recipeCount }
    else together.push(label)
  }
  return together.sort((one, other) => one.title.localeCompare(other.title, undefined, { sensitivity: 'base' }))
}
