import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, PageLayout, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { LinkRows } from '../groups/LinkRows.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { doors } from './doors.tsx'
import { ApiTokens } from './tokens/ApiTokens.tsx'

/** The page of other apps: a row for each of them, and the API tokens. */
export function AppsPage() {
  const { t } = useTranslation('settings')
  useTitle(t('apps.title'))
  const rows = doors.map(({ id, icon }) => ({
    icon,
    title: t(`apps.doors.${id}.title`),
    about: t(`apps.doors.${id}.about`),
    path: paths.apps(id),
  }))
  return (
    <PageLayout
      title={t('apps.title')}
      leading={<BackLink href={href(paths.settings())} label={t('title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Card padding="small" aria-label={t('apps.title')}>
          <LinkRows rows={rows} />
        </Card>
        <SettingsGroup title={t('apps.tokens.heading')} of="controls">
          <ApiTokens />
        </SettingsGroup>
      </Stack>
    </PageLayout>
  )
}
