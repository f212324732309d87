import { ApiError } from '@potluck/api/errors'
import { resetPassword } from '@potluck/api/sessions'
import { paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { useState } from 'react'
import { failureWord } from '../../host/failure-toasts.ts'
import { useShell, useWords } from '../../host/ShellContext.tsx'
import { passwordProblem } from '../credentials.ts'
import { mayBeginHere } from '../may-begin-here.ts'
import { codeOf } from '../second-factor.ts'

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null)

const refusalOf = (error: unknown) => (error instanceof ApiError ? error.data?.error.code : undefined)

/** Sets the new password with the code of a mailed link and opens a session. */
export function useResetPassword(code: string) {
  const t = useWords()
  const shell = useShell()
  const { host, beginSession } = shell
  const [isLinkDead, setLinkDead] = useState(false)
  const [asksForCode, setAsksForCode] = useState(false)

  const form = useForm({
    initial: { password: '', confirmPassword: '', secondFactor: '' },
    check({ password, confirmPassword }) {
      const problem = passwordProblem(password)
      if (problem) return { password: t(`auth.problems.${problem}`) }
      return { confirmPassword: password !== confirmPassword && t('auth.problems.passwordMatch') }
    },
    async submit({ password, secondFactor }) {
      const body = { code, password, ...codeOf(secondFactor) }
      const answer = await host.api.call(resetPassword, { body }).catch((error: unknown) => {
        if (statusOf(error) !== 412 || refusalOf(error) === 'incorrect-code') throw error
        setLinkDead(true)
      })
      if (!answer) return
      const { token } = answer.data
      if (await mayBeginHere(shell, token)) beginSession(token)
      host.toast({ message: t('reset.done'), tone: 'done' })
      host.navigate(paths.home(), { replace: true })
    },
    explain(error) {
      const status = statusOf(error)
      const refusal = refusalOf(error)
      if (refusal === 'second-factor-needed') {
        setAsksForCode(true)
        return { field: 'secondFactor', message: t('auth.codeNeeded') }
      }
      if (refusal === 'incorrect-code') return { field: 'secondFactor', message: t('auth.incorrectCode') }
      if (status === 400) return { field: 'password', message: t('auth.problems.knownPassword') }
      return { problem: t(status === 429 ? 'auth.tooManyAttempts' : failureWord(error)) }
    },
  })

  return { form, isLinkDead, asksForCode }
}
