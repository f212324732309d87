import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Avatar, Badge, ListRow } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** The member as friends find them, and the way to change it. */
export function OwnHandle() {
  const { t } = useTranslation('social')
  const { account } = useSession()
  if (!account) return null
  const { name, handle } = account
  return (
    <ListRow
      href={href(paths.myProfile())}
      leading={<Avatar name={name} />}
      title={<bdi>{name}</bdi>}
      subtitle={handle === null ? t('people.chooseHandle') : <bdi>@{handle}</bdi>}
      trailing={<Badge>{t('people.you')}</Badge>}
    />
  )
}
