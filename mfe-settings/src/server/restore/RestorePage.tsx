import { BackLink } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Note, PageLayout } from '@potluck/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { RestoreSteps } from './RestoreSteps.tsx'
import { adminCalls } from './restore-calls.ts'

/** The page on which an admin restores a backup. */
export function RestorePage() {
  const { t } = useTranslation('settings')
  const { api } = useHost()
  const { account } = useSession()
  const name = useSearchParams()[0].get('backup')
  const calls = useMemo(() => adminCalls(api), [api])
  useTitle(t('server.restore.heading'))
  return (
    <PageLayout
      title={t('server.restore.heading')}
      leading={<BackLink href={href(paths.server())} label={t('thisServer.title')} />}
      width="reading"
    >
      {account?.isAdmin === false ? (
        <Note>{t('server.onlyAdmins')}</Note>
      ) : (
        <RestoreSteps key={name} calls={calls} named={name === null ? null : { name }} isFirst={false} />
      )}
    </PageLayout>
  )
}
