import { BackLink } from '@potluck/parts'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Note, PageLayout, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { Backups } from './backups/Backups.tsx'
import { Health } from './Health.tsx'
import { Members } from './Members.tsx'
import { RegistrationSettings } from './RegistrationSettings.tsx'

/** The page of whoever keeps the server. */
export function ServerPage() {
  const { t } = useTranslation('settings')
  const { account } = useSession()
  useTitle(t('thisServer.title'))
  return (
    <PageLayout
      title={t('thisServer.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      {account?.isKeeper === false ? (
        <Note>{t('server.onlyKeepers')}</Note>
      ) : (
        <Stack gap={6}>
          <Members />
          <RegistrationSettings />
          <Backups />
          <Health />
        </Stack>
      )}
    </PageLayout>
  )
}
