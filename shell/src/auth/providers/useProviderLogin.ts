import { ApiError } from '@potluck/api/errors'
import { proxyProvider, startProviderLogin } from '@potluck/api/identity-providers'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShell } from '../../host/ShellContext.tsx'
import { finishInPlace } from './finish-login.ts'
import { providerProblem } from './provider-problem.ts'

/** The way to a login. */
export interface LoginWay {
  /** The page to open afterwards. */
  readonly redirect: string | undefined
  readonly invitation: string | undefined
  /** Whether the proxy in front logs in without being asked. */
  readonly byItself: boolean
  /** Called with the e-mail of whom a session was opened for without leaving the page. */
  readonly onDone: (email: string) => void
}

/** A guest who did not come through the proxy: only the login by itself failed, and nobody asked for it. */
const isNoneOfProxy = (error: unknown): boolean =>
  error instanceof ApiError && error.data?.error.code === 'provider-denied'

/** Logging in at a provider. It leads away from the page, except where the proxy in front has answered already. */
export function useProviderLogin({ redirect, invitation, byItself, onDone }: LoginWay) {
  const shell = useShell()
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<ReturnType<typeof providerProblem> | null>(null)
  const isBegun = useRef(false)

  async function logIn(provider: string, isAsked = true): Promise<void> {
    if (pending !== null) return
    setPending(provider)
    setProblem(null)
    try {
      const call = { params: { provider }, body: { redirect, invitation } }
      const { address } = (await shell.host.api.call(startProviderLogin, call, { silent: true })).data
      if (!address.startsWith('#')) return location.assign(address)
      const email = await finishInPlace(shell)
      setPending(null)
      if (email !== null) onDone(email)
    } catch (error) {
      setPending(null)
      if (isAsked || !isNoneOfProxy(error)) setProblem(providerProblem(error))
    }
  }

  const begin = useEffectEvent(() => logIn(proxyProvider, false))
  useEffect(() => {
    if (!byItself || isBegun.current) return
    isBegun.current = true
    void begin()
  }, [byItself])

  useEffect(() => {
    // Back from the provider, the page can be the one that was left.
    const allowAgain = () => setPending(null)
    window.addEventListener('pageshow', allowAgain)
    return () => window.removeEventListener('pageshow', allowAgain)
  }, [])

  return { pending, problem, logIn }
}
