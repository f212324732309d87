import { listFriends } from '@potluck/api/friends'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Link, PageLayout, Text } from '@potluck/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** A screen as remotes have them, to test the tests with. */
export function FriendsScreen() {
  const { t } = useTranslation('example')
  const host = useHost()
  const friends = useQuery({ queryKey: ['friends'], queryFn: () => host.api.call(listFriends, {}) })
  useTitle(t('title'))
  useBusEvent('friends:updated', () => void friends.refetch())
  return (
    <PageLayout title={t('title')}>
      <Text>{friends.data ? t('friends', { count: friends.data.data.friends.length }) : t('waiting')}</Text>
      <Link href={href(paths.home())}>{t('home')}</Link>
    </PageLayout>
  )
}
