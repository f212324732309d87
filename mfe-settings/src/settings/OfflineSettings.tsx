import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { Stack } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { DocsLink } from '../groups/DocsLink.tsx'
import { OfflineBookProgress } from './OfflineBookProgress.tsx'

/** Whether this device has the whole book, and how much of it is here. */
export function OfflineSettings() {
  const { t } = useTranslation('settings')
  const { preferences, showTutorial } = useHost()
  const { enableExperimentalOfflineCache } = useGlobalPreferences()
  return (
    <Stack gap={2}>
      <SwitchRow
        label={t('appearance.offline')}
        description={t('appearance.offlineAbout')}
        checked={enableExperimentalOfflineCache}
        onChange={(on) => {
          preferences.update('global', { enableExperimentalOfflineCache: on })
          if (on) showTutorial('experimentalOfflineCache')
        }}
      />
      {enableExperimentalOfflineCache && <OfflineBookProgress />}
      <DocsLink page="offline.md" />
    </Stack>
  )
}
