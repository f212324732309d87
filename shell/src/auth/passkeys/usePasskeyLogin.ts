import { getAccount } from '@potluck/api/account'
import { createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import type { PasskeyAssertion } from '@potluck/api/identity-proof'
import { logInByPasskey, startPasskeyLogin } from '@potluck/api/passkeys'
import { askForPasskey, PasskeyFailure } from '@potluck/platform/passkeys'
import { useRef, useState } from 'react'
import { failureWord } from '../../host/failure-toasts.ts'
import { useShell } from '../../host/ShellContext.tsx'
import { mayBeginHere } from '../may-begin-here.ts'
import { usePasskeyAutofill } from './usePasskeyAutofill.ts'

const silent = { silent: true }

/** Why a login by a passkey came to nothing, as a key of the words. */
function passkeyProblem(error: unknown): string {
  if (error instanceof PasskeyFailure) return 'passkeys.notUsed'
  if (!(error instanceof ApiError)) return failureWord(error)
  if (error.data?.error.code === 'account-disabled') return 'auth.accountDisabled'
  if (error.status === 412) return 'passkeys.unknown'
  return error.status === 429 ? 'auth.tooManyAttempts' : failureWord(error)
}

/** Logs in by a passkey. @param onDone is called with the e-mail that a session was opened for */
export function usePasskeyLogin(onDone: (email: string) => void) {
  const shell = useShell()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Offered anew when somebody cancelled; not when the server refused, or the browser would offer the refused one for ever. */
  const [turn, setTurn] = useState(0)

  async function open(passkey: PasskeyAssertion): Promise<void> {
    const { host, config } = shell
    const { token } = (await host.api.call(logInByPasskey, { body: { passkey } }, silent)).data
    if (!(await mayBeginHere(shell, token))) return
    const own = createApiClient({ base: config.apiBase, token: () => token })
    const { email } = (await own.call(getAccount, {}, silent)).data
    shell.beginSession(token)
    onDone(email)
  }

  const isAsking = useRef(false)

  async function askAndOpen(): Promise<void> {
    isAsking.current = true
    try {
      const { data: request } = await shell.host.api.call(startPasskeyLogin, {}, silent)
      await open(await askForPasskey(request))
    } finally {
      isAsking.current = false
    }
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (isPending) return
    setPending(true)
    setProblem(null)
    await work().catch((error: unknown) => {
      setProblem(passkeyProblem(error))
      if (error instanceof PasskeyFailure) setTurn((before) => before + 1)
    })
    setPending(false)
  }

  usePasskeyAutofill(
    (passkey) => run(() => open(passkey)),
    turn,
    () => isAsking.current,
  )

  return { isPending, problem, logIn: () => run(askAndOpen) }
}
