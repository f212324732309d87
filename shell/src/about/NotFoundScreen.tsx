import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { Screen } from '../screen/Screen.tsx'
import { usePageWords, withPageWords } from './page-words.ts'

/** The page for an address that does not exist. */
export const NotFoundScreen = withPageWords(() => {
  const t = usePageWords()
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
})
