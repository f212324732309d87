/** Error codes of SQLite and PostgreSQL for broken constraints. */
const codes = {
  taken: ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'],
  refersToNothing: ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'],
} as const satisfies Record<string, readonly unknown[]>

const hasCode = (error: unknown, known: readonly unknown[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && known.includes(error.code)

/** Whether a statement failed because a unique value belongs to another row. */
export const isTaken = (error: unknown): boolean => hasCode(error, codes.taken)

/** Whether a statement failed because a row that it refers to does not exist. */
export const refersToNothing = (error: unknown): boolean => hasCode(error, codes.refersToNothing)
