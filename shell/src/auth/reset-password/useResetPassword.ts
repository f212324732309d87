import { ApiError } from '@potluck/api/errors'
import { resetPassword } from '@potluck/api/sessions'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { failureWord } from '../../host/failure-toasts.ts'
import { useShell, useWords } from '../../host/ShellContext.tsx'
import { type PasswordProblem, passwordProblem } from '../credentials.ts'
import { mayBeginHere } from '../may-begin-here.ts'

interface ResetProblem {
  readonly field: 'password' | 'confirmPassword' | 'form'
  /** Its word. */
  readonly key:
    | 'auth.problems.knownPassword'
    | `auth.problems.${PasswordProblem}`
    | 'auth.problems.passwordMatch'
    | 'auth.tooManyAttempts'
    | ReturnType<typeof failureWord>
}

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null)

/** The problems of the typed values, before they are sent. */
function problemOf(password: string, confirmPassword: string): ResetProblem | null {
  const unfit = passwordProblem(password)
  if (unfit) return { field: 'password', key: `auth.problems.${unfit}` }
  return password === confirmPassword ? null : { field: 'confirmPassword', key: 'auth.problems.passwordMatch' }
}

function problemOfFailure(error: unknown): ResetProblem {
  const status = statusOf(error)
  if (status === 400) return { field: 'password', key: 'auth.problems.knownPassword' }
  return { field: 'form', key: status === 429 ? 'auth.tooManyAttempts' : failureWord(error) }
}

/** Sets the new password with the code of a mailed link and opens a session. */
export function useResetPassword(code: string) {
  const t = useWords()
  const shell = useShell()
  const { host, beginSession } = shell
  const [problem, setProblem] = useState<ResetProblem | null>(null)
  const [isLinkDead, setLinkDead] = useState(false)
  const [busy, setBusy] = useState(false)

  async function save(password: string, confirmPassword: string): Promise<void> {
    if (busy) return
    const unfit = problemOf(password, confirmPassword)
    setProblem(unfit)
    if (unfit) return
    setBusy(true)
    try {
      const { data } = await host.api.call(resetPassword, { body: { code, password } })
      if (await mayBeginHere(shell, data.token)) beginSession(data.token)
      host.toast({ message: t('reset.done'), tone: 'done' })
      host.navigate(paths.home(), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) host.reportError(error)
      if (statusOf(error) === 412) setLinkDead(true)
      else setProblem(problemOfFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return { problem, isLinkDead, busy, save }
}
