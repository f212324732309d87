/** Error codes of the system, SQLite and PostgreSQL for a full disk. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Whether something failed because a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && codes.has(error.code)) || ('cause' in error && isDiskFull(error.cause)))
