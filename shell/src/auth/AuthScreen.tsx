import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, onDemand } from '@potluck/ui'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { LogoIcon } from '../frame/LogoIcon.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useShell, useWords } from '../host/ShellContext.tsx'
import classes from './AuthScreen.module.css'
import { redirectTarget } from './redirect.ts'

const AuthForm = onDemand(() => import('./AuthForm.tsx').then((module) => module.AuthForm), 'screen')

/** The auth screen: `register` opens an account, anything else logs in (specification section 2). */
export function AuthScreen() {
  const t = useWords()
  const { loggedIn } = useSession()
  const navigate = useNavigate()
  const { config } = useShell()
  const mode = useParams().authType === 'register' && config.registration !== 'closed' ? 'register' : 'login'
  const query = useSearchParams()[0]
  const asked = query.get('redirect')

  if (loggedIn) return <Navigate to={redirectTarget(asked)} replace />
  return (
    <Screen title={t(`menu.${mode}`)}>
      <Card padding="large" className={classes.card}>
        <LogoIcon href={href(paths.welcome())} />
        <AuthForm
          mode={mode}
          onMode={(next) =>
            navigate(paths.auth(next, asked ?? undefined, query.get('invitation') ?? undefined), { replace: true })
          }
          onDone={() => {}}
        />
      </Card>
    </Screen>
  )
}
