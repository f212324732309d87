/** How items are sorted: by title, oldest first, or newest first. */
export type SortBy = 'title' | 'createdAt' | '-createdAt'

export const defaultSortBy: SortBy = 'title'

export interface SortableItem {
  readonly title: string
  /** Milliseconds since 1970, or any text whose order is that of time, such as an ISO date. */
  readonly createdAt: number | string
}

/** Compares titles as a reader of a language expects: "ä" beside "a", 2 before 10, capitals alike. */
export function titleOrder(language?: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return (a, b) => compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

const timeOrder = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts items; equal titles go by age, equal ages by title. The given list stays as it is. */
export function sortItems<Item extends SortableItem>(
  items: readonly Item[],
  sortBy: SortBy = defaultSortBy,
  language?: string,
): Item[] {
  const byTitle = titleOrder(language)
  const direction = sortBy === '-createdAt' ? -1 : 1
  return items.toSorted((a, b) => {
    const title = byTitle(a.title, b.title)
    const time = timeOrder(a.createdAt, b.createdAt)
    return sortBy === 'title' ? title || time : direction * time || title
  })
}
