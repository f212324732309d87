import { BackLink } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { PageLayout } from '@potluck/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RestoreSteps } from './RestoreSteps.tsx'
import { firstCalls } from './restore-calls.ts'
import { SetupWordForm } from './SetupWordForm.tsx'

/** The page on which a backup is restored into a server where nobody has an account yet. */
export function FirstRestorePage() {
  const { t } = useTranslation('settings')
  const { api } = useHost()
  const [admission, setAdmission] = useState<string | null>(null)
  const [isLate, setLate] = useState(false)
  const calls = useMemo(
    () =>
      admission === null
        ? null
        : firstCalls(api, admission, () => {
            setAdmission(null)
            setLate(true)
          }),
    [api, admission],
  )
  useTitle(t('server.restore.heading'))
  return (
    <PageLayout
      title={t('server.restore.heading')}
      leading={<BackLink href={href(paths.auth('register'))} label={t('server.restore.register')} />}
      width="reading"
    >
      {calls ? (
        <RestoreSteps calls={calls} named={null} isFirst />
      ) : (
        <SetupWordForm {...{ isLate, onAdmitted: setAdmission }} />
      )}
    </PageLayout>
  )
}
