import { ApiError } from '@potluck/api/errors'
import { PasskeyFailure } from '@potluck/platform/passkeys'

export type AccountProblem =
  | 'codeNeeded'
  | 'knownPassword'
  | 'lastKeeper'
  | 'lastWayIn'
  | 'invalid'
  | 'logInAgain'
  | 'noPasskey'
  | 'slowDown'
  | 'taken'
  | 'unanswered'
  | 'unexpected'
  | 'wrongCode'
  | 'wrongPasskey'
  | 'wrongPassword'

const byCode: Readonly<Record<string, AccountProblem>> = {
  'known-password': 'knownPassword',
  'last-keeper': 'lastKeeper',
  'last-way-in': 'lastWayIn',
  'log-in-again': 'logInAgain',
  'second-factor-needed': 'codeNeeded',
  'incorrect-code': 'wrongCode',
  'incorrect-passkey': 'wrongPasskey',
}

const byStatus: Readonly<Record<number, AccountProblem>> = {
  400: 'invalid',
  406: 'taken',
  412: 'wrongPassword',
  429: 'slowDown',
}

/** Why a change of the account was refused, as a key of the texts. */
export function accountProblem(error: unknown): AccountProblem {
  if (error instanceof PasskeyFailure) return 'noPasskey'
  if (!(error instanceof ApiError)) return 'unexpected'
  if (error.failure === 'unanswered') return 'unanswered'
  return byCode[error.data?.error.code ?? ''] ?? byStatus[error.status] ?? 'unexpected'
}
