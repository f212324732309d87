import { Button, Note, Stack, Text } from '@potluck/ui'
import { useShell, useWords } from '../../host/ShellContext.tsx'
import type { AuthMode } from '../credentials.ts'
import { TermsNotice } from '../TermsNotice.tsx'
import classes from './ProviderButtons.module.css'
import { type LoginWay, useProviderLogin } from './useProviderLogin.ts'

interface Props extends LoginWay {
  readonly mode: AuthMode
}

/** A button for each identity provider. It leads to the provider's own page, or logs in at once where the proxy in front knows the person. */
export function ProviderButtons({ mode, ...way }: Props) {
  const t = useWords()
  const { config } = useShell()
  const { pending, problem, logIn } = useProviderLogin(way)

  return (
    <Stack gap={4}>
      {problem && <Note tone="danger">{t(problem)}</Note>}
      {!config.passwordLogin && mode === 'register' && <TermsNotice />}
      {config.providers.map(({ id, name }) => (
        <Button
          key={id}
          wide
          size="large"
          variant={config.passwordLogin ? undefined : 'primary'}
          busy={pending === id}
          onClick={() => void logIn(id)}
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
