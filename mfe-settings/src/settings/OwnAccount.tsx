import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Card } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { LinkRows } from '../groups/LinkRows.tsx'

/** The name of the member, with a link to the account. */
export function OwnAccount() {
  const { t } = useTranslation('settings')
  const { account } = useSession()
  const name = account?.name ?? t('account.title')
  return (
    <Card padding="small" aria-label={t('account.title')}>
      <LinkRows
        rows={[
          {
            path: paths.account(),
            icon: <Avatar name={name} />,
            title: name,
            about: t('account.about'),
          },
        ]}
      />
    </Card>
  )
}
