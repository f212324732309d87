import { ApiError } from '@potluck/api/errors'

/** Why a change of the account was refused, as a key of the texts. */
export function accountProblem(
  error: Error | null,
): 'knownPassword' | 'taken' | 'wrongPassword' | 'slowDown' | 'invalid' | 'unexpected' | null {
  if (error === null) return null
  if (!(error instanceof ApiError)) return 'unexpected'
  if (error.data?.error.code === 'known-password') return 'knownPassword'
  const problems = { 400: 'invalid', 406: 'taken', 412: 'wrongPassword', 429: 'slowDown' } as const
  return error.status in problems ? problems[error.status as keyof typeof problems] : 'unexpected'
}
