/** What SQLite and PostgreSQL call a row that breaks a uniqueness. */
const codes: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']

/** Whether a statement failed because what it wrote belongs to another row already. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(error.code)
