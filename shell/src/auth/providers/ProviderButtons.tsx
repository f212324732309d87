import { startProviderLogin } from '@potluck/api/identity-providers'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { useEffect, useState } from 'react'
import { useShell, useWords } from '../../host/ShellContext.tsx'
import type { AuthMode } from '../credentials.ts'
import { TermsNotice } from '../TermsNotice.tsx'
import classes from './ProviderButtons.module.css'
import { providerProblem } from './provider-problem.ts'

interface Props {
  readonly mode: AuthMode
  /** The page to open afterwards. */
  readonly redirect: string | undefined
  readonly invitation: string | undefined
}

/** A button for each identity provider. It leads to the provider's own page. */
export function ProviderButtons({ mode, redirect, invitation }: Props) {
  const t = useWords()
  const { config, host } = useShell()
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    // Back from the provider, the page can be the one that was left.
    const allowAgain = () => setPending(null)
    window.addEventListener('pageshow', allowAgain)
    return () => window.removeEventListener('pageshow', allowAgain)
  }, [])

  async function leave(provider: string) {
    if (pending !== null) return
    setPending(provider)
    setProblem(null)
    try {
      const call = { params: { provider }, body: { redirect, invitation } }
      const { data } = await host.api.call(startProviderLogin, call, { silent: true })
      location.assign(data.address)
    } catch (error) {
      setPending(null)
      setProblem(t(providerProblem(error)))
    }
  }

  return (
    <Stack gap={4}>
      {problem && <Note tone="danger">{problem}</Note>}
      {!config.passwordLogin && mode === 'register' && <TermsNotice />}
      {config.providers.map(({ id, name }) => (
        <Button
          key={id}
          wide
          size="large"
          variant={config.passwordLogin ? undefined : 'primary'}
          busy={pending === id}
          onClick={() => void leave(id)}
        >
          {t(mode === 'login' ? 'providers.logIn' : 'providers.register', { name })}
        </Button>
      ))}
      {config.passwordLogin && (
        <Text tone="soft" size="small" className={classes.or}>
          {t('providers.or')}
        </Text>
      )}
    </Stack>
  )
}
