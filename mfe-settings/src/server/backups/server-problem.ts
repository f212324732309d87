import { ApiError } from '@potluck/api/errors'
import { accountProblem } from '../../identity/account-problem.ts'

/** Why a call about backups was refused, as a key of the texts. */
export function serverProblem(error: unknown) {
  const code = error instanceof ApiError ? error.data?.error.code : undefined
  if (code === 'busy') return 'server.work.failures.busy'
  if (code === 'only-by-command') return 'server.restore.onlyByCommand'
  if (code === 'has-accounts') return 'server.work.failures.has-accounts'
  if (error instanceof ApiError && error.status === 404) return 'server.work.failures.gone'
  if (error instanceof ApiError && error.status === 413) return 'server.work.failures.no-room'
  return `account.problems.${accountProblem(error)}` as const
}
