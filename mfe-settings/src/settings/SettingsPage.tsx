import { eaterWords } from '@potluck/parts/eater-words'
import { UnitsFields } from '@potluck/parts/UnitsFields'
import { partsNamespace } from '@potluck/parts/words'
import { useGlobalPreferences, useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Card, onDemand, PageLayout, Stack } from '@potluck/ui'
import {
  IconCopy,
  IconDownload,
  IconEye,
  IconHome,
  IconLayoutGrid,
  IconShare,
  IconTrash,
  IconUpload,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { LinkRows } from '../groups/LinkRows.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { StartOfWeek } from './StartOfWeek.tsx'
import { ThisServer } from './ThisServer.tsx'
import { UsedParts } from './UsedParts.tsx'

const NotificationSettings = onDemand(
  () => import('../notifications/NotificationSettings.tsx').then((module) => module.NotificationSettings),
  'part',
)

const OwnEater = onDemand(
  () => import('@potluck/parts/OwnEater').then((module) => module.OwnEater),
  'part',
  eaterWords,
  partsNamespace,
)

/** The page of settings, with links to account, import and export. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const { useShoppingLists } = useGlobalPreferences()
  useTitle(t('title'))
  const display = { title: t('display.title'), about: t('display.about'), path: paths.display(), icon: <IconEye /> }
  const atHome = { title: t('atHome.title'), about: t('atHome.about'), path: paths.atHome(), icon: <IconHome /> }
  const rows = useShoppingLists ? [display, atHome] : [display]
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
            <StartOfWeek />
          </Stack>
        </SettingsGroup>
        <SettingsGroup title={t('display.group')} of="rows">
          <LinkRows rows={rows} />
        </SettingsGroup>
        <SettingsGroup title={t('eats')} of="rows">
          <OwnEater />
        </SettingsGroup>
        <NotificationSettings />
        <SettingsGroup title={t('data')} of="rows">
          <LinkRows
            rows={[
              { title: t('import.title'), about: t('import.about'), path: paths.import(), icon: <IconDownload /> },
              { title: t('export.title'), about: t('export.about'), path: paths.export(), icon: <IconUpload /> },
              { title: t('shares.title'), about: t('shares.about'), path: paths.shares(), icon: <IconShare /> },
              {
                title: t('duplicates.title'),
                about: t('duplicates.about'),
                path: paths.duplicates(),
                icon: <IconCopy />,
              },
              { title: t('trash.title'), about: t('trash.about'), path: paths.trash(), icon: <IconTrash /> },
            ]}
          />
        </SettingsGroup>
        <Card padding="small" aria-label={t('apps.title')}>
          <LinkRows
            rows={[{ title: t('apps.title'), about: t('apps.about'), path: paths.apps(), icon: <IconLayoutGrid /> }]}
          />
        </Card>
        <UsedParts />
        <ThisServer />
      </Stack>
    </PageLayout>
  )
}
