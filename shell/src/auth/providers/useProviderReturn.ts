import { createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { finishProviderLogin } from '@potluck/api/identity-providers'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShell, useWords } from '../../host/ShellContext.tsx'
import type { Shell } from '../../host/shell.ts'
import { mayBeginHere } from '../may-begin-here.ts'
import { redirectTarget } from '../redirect.ts'
import { providerProblem } from './provider-problem.ts'

type Problem = ReturnType<typeof providerProblem>

const silent = { silent: true }

/** Ends the login. A session of this device that has expired is no reason to refuse a new one. */
async function finish({ host, config }: Shell) {
  try {
    return (await host.api.call(finishProviderLogin, {}, silent)).data
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    const guest = createApiClient({ base: config.apiBase, token: () => null })
    return (await guest.call(finishProviderLogin, {}, silent)).data
  }
}

/** Ends the login that this browser began, once. @returns the key of why it came to nothing; null while it is under way */
export function useProviderReturn(): Problem | null {
  const shell = useShell()
  const t = useWords()
  const [problem, setProblem] = useState<Problem | null>(null)
  const isBegun = useRef(false)

  const end = useEffectEvent(async () => {
    const { host, config } = shell
    const { token, redirect } = await finish(shell)
    if (token === null) {
      host.toast({ message: t('providers.linked'), tone: 'done' })
      return host.navigate(redirect === null ? paths.settings() : redirectTarget(redirect), { replace: true })
    }
    if (!(await mayBeginHere(shell, token))) return host.navigate(paths.welcome(), { replace: true })
    shell.loginPrompt.set(false)
    shell.beginSession(token)
    const isFirst = config.firstStart && redirect === null
    host.navigate(isFirst ? paths.begin() : redirectTarget(redirect), { replace: true })
  })

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    end().catch((error: unknown) => setProblem(providerProblem(error)))
  }, [])

  return problem
}
