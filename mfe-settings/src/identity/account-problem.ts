import { ApiError } from '@potluck/api/errors'

export type AccountProblem =
  | 'invalid'
  | 'knownPassword'
  | 'lastAdmin'
  | 'lastWayIn'
  | 'slowDown'
  | 'taken'
  | 'unanswered'
  | 'unexpected'

const byCode: Readonly<Record<string, AccountProblem>> = {
  'known-password': 'knownPassword',
  'last-keeper': 'lastAdmin',
  'last-way-in': 'lastWayIn',
}

const byStatus: Readonly<Record<number, AccountProblem>> = {
  400: 'invalid',
  406: 'taken',
  429: 'slowDown',
}

/** Why a change of the account was refused where no proof is to blame, as a key of the texts. */
export function accountProblem(error: unknown): AccountProblem {
  if (!(error instanceof ApiError)) return 'unexpected'
  if (error.failure === 'unanswered') return 'unanswered'
  return byCode[error.data?.error.code ?? ''] ?? byStatus[error.status] ?? 'unexpected'
}
