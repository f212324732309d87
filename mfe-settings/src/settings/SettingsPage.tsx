import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, Heading, PageLayout, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconDownload, IconUpload, IconUser } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { AppearanceSettings } from './AppearanceSettings.tsx'

const destinations = [
  { key: 'account', path: paths.account(), icon: <IconUser /> },
  { key: 'import', path: paths.import(), icon: <IconDownload /> },
  { key: 'export', path: paths.export(), icon: <IconUpload /> },
] as const

/** What a cook can set on this device, and the ways to account, import and export. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  useTitle(t('title'))
  return (
    <PageLayout title={t('title')} width="reading">
      <Stack gap={6}>
        <Card padding="small" aria-label={t('goTo')}>
          {destinations.map(({ key, path, icon }) => (
            <ListRow
              key={key}
              href={href(path)}
              leading={icon}
              title={t(`${key}.title`)}
              subtitle={t(`${key}.about`)}
            />
          ))}
        </Card>
        <Card aria-labelledby="appearance">
          <Stack gap={5}>
            <Heading id="appearance">{t('appearance.title')}</Heading>
            <AppearanceSettings />
          </Stack>
        </Card>
      </Stack>
    </PageLayout>
  )
}
