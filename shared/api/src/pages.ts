/** Header of an answer that is one page of a list: sent back as `after`, it asks for the next page. */
export const nextPageHeader = 'next-page'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * Puts two pages of one list together.
 * @param list the name of the list in the answer; null where the answer is the list itself
 */
export function joinPages(page: unknown, next: unknown, list: string | null): unknown {
  if (list === null) return [...listOf(page), ...listOf(next)]
  if (!isRecord(page) || !isRecord(next)) return page
  return { ...page, [list]: [...listOf(page[list]), ...listOf(next[list])] }
}
