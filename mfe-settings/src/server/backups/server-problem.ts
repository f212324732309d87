import { ApiError } from '@potluck/api/errors'
import { accountProblem } from '../../account/account-problem.ts'

/** Why a call about backups was refused, as a key of the texts. */
export function serverProblem(error: unknown) {
  const code = error instanceof ApiError ? error.data?.error.code : undefined
  if (code === 'busy') return { isPassword: false, key: 'server.work.failures.busy' } as const
  if (code === 'has-accounts') return { isPassword: false, key: 'server.work.failures.has-accounts' } as const
  if (error instanceof ApiError && error.status === 404)
    return { isPassword: false, key: 'server.work.failures.gone' } as const
  if (error instanceof ApiError && error.status === 413)
    return { isPassword: false, key: 'server.work.failures.no-room' } as const
  const problem = accountProblem(error)
  return { isPassword: problem === 'wrongPassword', key: `account.problems.${problem}` } as const
}
