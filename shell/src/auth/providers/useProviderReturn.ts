import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShell, useWords } from '../../host/ShellContext.tsx'
import { mayBeginHere } from '../may-begin-here.ts'
import { redirectTarget } from '../redirect.ts'
import { finishLogin } from './finish-login.ts'
import { providerProblem } from './provider-problem.ts'

type Problem = ReturnType<typeof providerProblem>

/** Ends the login that this browser began, once. @returns the key of why it came to nothing; null while it is under way */
export function useProviderReturn(): Problem | null {
  const shell = useShell()
  const t = useWords()
  const [problem, setProblem] = useState<Problem | null>(null)
  const isBegun = useRef(false)

  const end = useEffectEvent(async () => {
    const { host, config } = shell
    const { token, redirect } = await finishLogin(shell)
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
