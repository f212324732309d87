import { BackLink } from '@potluck/parts'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, Note, PageLayout, Stack } from '@potluck/ui'
import { IconBook, IconHistory } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useDocsAddress } from '../groups/DocsLink.tsx'
import { LinkRows } from '../groups/LinkRows.tsx'
import { Backups } from './backups/Backups.tsx'
import { ClockJump } from './ClockJump.tsx'
import { Environment } from './Environment.tsx'
import { Health } from './Health.tsx'
import { Members } from './Members.tsx'
import { RegistrationSettings } from './RegistrationSettings.tsx'
import { TestMail } from './TestMail.tsx'

/** The page of whoever keeps the server. */
export function ServerPage() {
  const { t } = useTranslation('settings')
  const { account } = useSession()
  const docs = useDocsAddress()
  useTitle(t('thisServer.title'))
  return (
    <PageLayout
      title={t('thisServer.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      {account?.isAdmin === false ? (
        <Note>{t('server.onlyAdmins')}</Note>
      ) : (
        <Stack gap={6}>
          <ClockJump />
          <Members />
          <RegistrationSettings />
          <TestMail />
          <Backups />
          <Card padding="small" aria-label={t('server.activity.heading')}>
            <LinkRows
              rows={[
                {
                  path: paths.serverActivity(),
                  icon: <IconHistory />,
                  title: t('server.activity.heading'),
                  about: t('server.activity.leads'),
                },
                {
                  address: docs,
                  icon: <IconBook />,
                  title: t('server.docs.heading'),
                  about: t('server.docs.leads'),
                },
              ]}
            />
          </Card>
          <Environment />
          <Health />
        </Stack>
      )}
    </PageLayout>
  )
}
