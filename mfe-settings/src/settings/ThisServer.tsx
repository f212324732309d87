import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Card } from '@potluck/ui'
import { IconServer } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { LinkRows } from '../groups/LinkRows.tsx'

/** The way to the page of the server, for those who keep it. */
export function ThisServer() {
  const { t } = useTranslation('settings')
  const { account } = useSession()
  if (account?.isAdmin !== true) return null
  const title = t('thisServer.title')
  return (
    <Card padding="small" aria-label={title}>
      <LinkRows rows={[{ path: paths.server(), icon: <IconServer />, title, about: t('thisServer.about') }]} />
    </Card>
  )
}
