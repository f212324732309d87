import { confirmEmail, takeEmailBack } from '@potluck/api/account-email'
import { ApiError } from '@potluck/api/errors'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { failureWord } from '../../host/failure-toasts.ts'
import { useShell } from '../../host/ShellContext.tsx'

/** The effect of a mailed link. */
export type MailedLink =
  | { readonly does: 'confirm'; readonly code: string }
  | { readonly does: 'takeBack'; readonly code: string }

type State = 'asks' | 'pending' | 'done' | 'dead' | 'taken'

const ends: Readonly<Record<number, State>> = { 406: 'taken', 412: 'dead' }

/** Uses a mailed link when its reader says so: what looks through mails opens links, too, and must not use them up. */
export function useMailedLink({ does, code }: MailedLink) {
  const { host } = useShell()
  const [state, setState] = useState<State>('asks')
  const [problem, setProblem] = useState<'auth.tooManyAttempts' | ReturnType<typeof failureWord> | null>(null)

  async function act() {
    if (does === 'confirm') {
      await host.api.call(confirmEmail, { body: { code } })
      return setState('done')
    }
    const { data } = await host.api.call(takeEmailBack, { body: { code } })
    host.navigate(paths.resetPassword(data.code), { replace: true })
  }

  async function use() {
    setState('pending')
    setProblem(null)
    await act().catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0
      setState(ends[status] ?? 'asks')
      if (!ends[status]) setProblem(status === 429 ? 'auth.tooManyAttempts' : failureWord(error))
    })
  }

  return { state, problem, use }
}
