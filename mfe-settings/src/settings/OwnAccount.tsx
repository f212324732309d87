import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { IconChevronRight } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './LinkRows.module.css'

/** Who is logged in here, and the way to their account. */
export function OwnAccount() {
  const { t } = useTranslation('settings')
  const { account } = useSession()
  return (
    <Card padding="small" aria-label={t('account.title')}>
      <ListRow
        href={href(paths.account())}
        leading={<Avatar name={account?.name ?? ''} />}
        title={<bdi>{account?.name ?? t('account.title')}</bdi>}
        subtitle={t('account.about')}
        trailing={<IconChevronRight aria-hidden="true" className={classes.onward} />}
      />
    </Card>
  )
}
