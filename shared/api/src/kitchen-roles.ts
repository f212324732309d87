/** The roles of a kitchen: an owner manages members and writes, a cook writes, a reader reads. */
export const kitchenRoles = ['owner', 'cook', 'reader'] as const

export type KitchenRole = (typeof kitchenRoles)[number]

/** The words of rows and answers: the former ones, until version 2.0. */
const words = { owner: 'keeper', cook: 'cook', reader: 'guest' } as const satisfies Record<KitchenRole, string>

/** A role as rows and answers state it. Code asks `roleOf` for the role itself. */
export type RoleWord = (typeof words)[KitchenRole]

/** The word that states a role in rows and answers. */
export const wordOf = (role: KitchenRole): RoleWord => words[role]

/** The role of a present or former word. One that a newer server added counts as the least. */
export const roleOf = (word: string): KitchenRole =>
  kitchenRoles.find((role) => role === word || words[role] === word) ?? 'reader'
