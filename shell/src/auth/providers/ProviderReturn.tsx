import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, SkeletonScreen } from '@potluck/ui'
import { useWords } from '../../host/ShellContext.tsx'
import { Screen } from '../../screen/Screen.tsx'
import { useProviderReturn } from './useProviderReturn.ts'

/** Where an identity provider leads back to: ends the login and opens the page that was asked for, or says why not. */
export function ProviderReturn() {
  const t = useWords()
  const { loggedIn } = useSession()
  const problem = useProviderReturn()
  if (problem === null) return <SkeletonScreen label={t('providers.returning')} shape="text" />
  return (
    <Screen title={t('menu.login')}>
      <Note
        tone="danger"
        title={t('providers.failed')}
        action={
          loggedIn ? (
            <LinkButton href={href(paths.settings())}>{t('providers.toSettings')}</LinkButton>
          ) : (
            <LinkButton href={href(paths.auth('login'))}>{t('providers.again')}</LinkButton>
          )
        }
      >
        {t(problem)}
      </Note>
    </Screen>
  )
}
