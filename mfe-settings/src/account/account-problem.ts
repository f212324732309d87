import { ApiError } from '@potluck/api/errors'

export type AccountProblem =
  | 'knownPassword'
  | 'taken'
  | 'wrongPassword'
  | 'lastKeeper'
  | 'slowDown'
  | 'invalid'
  | 'unexpected'

const problems: Readonly<Record<number, AccountProblem>> = {
  400: 'invalid',
  406: 'taken',
  409: 'lastKeeper',
  412: 'wrongPassword',
  429: 'slowDown',
}

/** Why a change of the account was refused, as a key of the texts. */
export function accountProblem(error: unknown): AccountProblem {
  if (!(error instanceof ApiError)) return 'unexpected'
  if (error.data?.error.code === 'known-password') return 'knownPassword'
  return problems[error.status] ?? 'unexpected'
}
