import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { Screen } from '../frame/Screen.tsx'
import { useWords } from '../host/ShellContext.tsx'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const t = useWords()
  return (
    <Screen title={t('notFound.title')}>
      <EmptyState
        picture="search"
        title={t('notFound.heading')}
        action={
          <LinkButton variant="primary" href={href(paths.entry())}>
            {t('notFound.home')}
          </LinkButton>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Screen>
  )
}
