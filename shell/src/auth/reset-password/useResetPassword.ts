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
    const unfit = passwordProblem(password)
    if (unfit) return setProblem({ field: 'password', key: `auth.problems.${unfit}` })
    if (password !== confirmPassword) {
      return setProblem({ field: 'confirmPassword', key: 'auth.problems.passwordMatch' })
    }
    setProblem(null)
    setBusy(true)
    try {
      const { data } = await host.api.call(resetPassword, { body: { code, password } })
      if (await mayBeginHere(shell, data.token)) beginSession(data.token)
      host.toast({ message: t('reset.done'), tone: 'done' })
      host.navigate(paths.home(), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) host.reportError(error)
      const status = error instanceof ApiError ? error.status : null
      if (status === 412) setLinkDead(true)
      else if (status === 400) setProblem({ field: 'password', key: 'auth.problems.knownPassword' })
      else setProblem({ field: 'form', key: status === 429 ? 'auth.tooManyAttempts' : failureWord(error) })
    } finally {
      setBusy(false)
    }
  }

  return { problem, isLinkDead, busy, save }
}
