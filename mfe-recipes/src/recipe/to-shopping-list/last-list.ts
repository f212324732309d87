import { userDataKey } from '@potluck/platform/user-data'

const key = userDataKey('last-shopping-list')

/** The list that ingredients were last put on, on this device; null when there is none. */
export function lastList(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function rememberList(listId: string): void {
  try {
    localStorage.setItem(key, listId)
  } catch {
    // The next time simply begins with another list.
  }
}

/** The lists with the one used last in front. */
export function lastFirst<List extends { readonly id: string }>(
  lists: readonly List[],
  last: string | null,
): readonly List[] {
  return [...lists.filter(({ id }) => id === last), ...lists.filter(({ id }) => id !== last)]
}
