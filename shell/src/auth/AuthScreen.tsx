import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, Heading, Link, onDemand, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { LogoIcon } from '../screen/LogoIcon.tsx'
import { Screen } from '../screen/Screen.tsx'
import { AuthForm } from './AuthForm.tsx'
import classes from './AuthScreen.module.css'
import { providerWords } from './providers/words.ts'
import { redirectTarget } from './redirect.ts'

const ProviderReturn = onDemand(
  () => import('./providers/ProviderReturn.tsx').then((module) => module.ProviderReturn),
  'screen',
  providerWords,
)

/** The auth screen: `register` opens an account, `provider` is where identity providers lead back to, anything else logs in. */
export function AuthScreen() {
  return useParams().authType === 'provider' ? <ProviderReturn /> : <LoginScreen />
}

function LoginScreen() {
  const t = useWords()
  const { loggedIn } = useSession()
  const { host, config, mayLogInByItself } = useShell()
  const navigate = useNavigate()
  const [byItself] = useState(mayLogInByItself)
  const mode = useParams().authType === 'register' && config.registration !== 'closed' ? 'register' : 'login'
  const query = useSearchParams()[0]
  const asked = query.get('redirect')

  const begins = asked === null && (mode === 'register' || config.firstStart)
  if (loggedIn) return <Navigate to={begins ? paths.begin() : redirectTarget(asked)} replace />
  return (
    <Screen title={t(`menu.${mode}`)} width="narrow">
      <Card padding="large" className={classes.card}>
        <LogoIcon href={href(paths.welcome())} />
        <Stack gap={1}>
          <Heading size="large">{t(config.demo ? 'welcome.demo' : `auth.${mode}Title`)}</Heading>
          {!config.demo && <Text tone="soft">{t(`auth.${mode}Subtitle`)}</Text>}
        </Stack>
        <AuthForm
          mode={mode}
          onMode={(next) =>
            navigate(paths.auth(next, asked ?? undefined, query.get('invitation') ?? undefined), { replace: true })
          }
          redirect={asked ?? undefined}
          byItself={byItself && mode === 'login'}
          onDone={() => {}}
        />
        {config.firstStart && <Link href={href(paths.firstRestore())}>{t('auth.restoreBackup')}</Link>}
        {host.selfHosted && !config.demo && (
          <Text size="small" tone="soft">
            {t('auth.selfHosted')}
          </Text>
        )}
      </Card>
    </Screen>
  )
}
