import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconUsers } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

/** The empty state of messages, which explains how to begin. */
export function NoMessages() {
  const { t } = useTranslation('social')
  return (
    <EmptyState
      picture="speech"
      title={t('messages.emptyTitle')}
      action={
        <LinkButton href={href(paths.people())} icon={<IconUsers />}>
          {t('messages.findFriends')}
        </LinkButton>
      }
    >
      {t('messages.emptyText')}
    </EmptyState>
  )
}
