import { type KitchenRole, type RoleWord, wordOf } from '@potluck/api/kitchen-roles'

/** A role in a row. A later version writes the present words, which are read already; this one writes `wordOf`. */
export type StoredRole = RoleWord | KitchenRole

/** The words by which rows state some roles. */
export const wordsOf = (...roles: readonly KitchenRole[]): readonly StoredRole[] =>
  roles.flatMap((role) => [wordOf(role), role])
