/** Lists or plans, by title, with one that was just made. */
export function withMade<T extends { readonly id: string; readonly title: string }>(all: T[], made: T | null): T[] {
  if (!made || all.some(({ id }) => id === made.id)) return all
  return [...all, made].sort((one, other) => one.title.localeCompare(other.title, undefined, { sensitivity: 'base' }))
}
