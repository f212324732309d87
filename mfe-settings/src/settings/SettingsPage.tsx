import { UnitsFields } from '@potluck/parts/UnitsFields'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { onDemand, PageLayout, Stack } from '@potluck/ui'
import { IconDownload, IconShare, IconUpload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { LinkRows } from '../groups/LinkRows.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { ResetSettings } from './ResetSettings.tsx'
import { SetElsewhere } from './SetElsewhere.tsx'
import { ThisServer } from './ThisServer.tsx'
import { UsedParts } from './UsedParts.tsx'

const NotificationSettings = onDemand(
  () => import('../notifications/NotificationSettings.tsx').then((module) => module.NotificationSettings),
  'part',
)

/** The page of settings, with links to account, import and export. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  useTitle(t('title'))
  return (
    <PageLayout title={t('title')} width="reading">
      <Stack gap={6}>
        <OwnAccount />
        <SettingsGroup title={t('appearance.title')} of="controls">
          <AppearanceSettings />
        </SettingsGroup>
        <SettingsGroup title={t('units')} of="controls">
          <Stack gap={5}>
            <UnitsFields />
          </Stack>
        </SettingsGroup>
        <NotificationSettings />
        <SettingsGroup title={t('data')} of="rows">
          <LinkRows
            rows={[
              { title: t('import.title'), about: t('import.about'), path: paths.import(), icon: <IconDownload /> },
              { title: t('export.title'), about: t('export.about'), path: paths.export(), icon: <IconUpload /> },
              { title: t('shares.title'), about: t('shares.about'), path: paths.shares(), icon: <IconShare /> },
            ]}
          />
        </SettingsGroup>
        <UsedParts />
        <SetElsewhere />
        <ThisServer />
        <SettingsGroup title={t('reset.title')} of="controls">
          <ResetSettings />
        </SettingsGroup>
      </Stack>
    </PageLayout>
  )
}
