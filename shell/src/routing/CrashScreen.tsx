import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton } from '@potluck/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'

/** In place of a screen of the shell that threw. The menu around it works on. */
export function CrashScreen() {
  const t = useWords()
  const { host, reload } = useShell()
  const error = useRouteError()
  useEffect(() => host.reportError(error, { kind: 'render' }), [host, error])
  return (
    <Screen title={t('crash.title')}>
      <ErrorState
        title={t('crash.heading')}
        safe={t('crash.safe')}
        next={t('crash.next')}
        retryLabel={t('crash.reload')}
        onRetry={reload}
        action={<LinkButton href={href(paths.entry())}>{t('home')}</LinkButton>}
      />
    </Screen>
  )
}
