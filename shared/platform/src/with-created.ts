/** Adds a new list or plan to others, sorted by title. */
export function withCreated<T extends { readonly id: string; readonly title: string }>(
  all: T[],
  created: T | null,
): T[] {
  if (!created || all.some(({ id }) => id === created.id)) return all
  return [...all, created].sort((one, other) =>
    one.title.localeCompare(other.title, undefined, { sensitivity: 'base' }),
  )
}
