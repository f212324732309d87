import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { PageLayout, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../../groups/SettingsGroup.tsx'
import { Connection } from './Connection.tsx'
import { EachApp } from './EachApp.tsx'

/** The facts about lists and plans in other apps. */
const facts = ['items', 'dishes', 'repeats', 'others'] as const

/** The page of lists and plans in calendars and to-do apps. */
export function CalendarsPage() {
  const { t } = useTranslation('settings')
  useTitle(t('apps.doors.calendars.title'))
  return (
    <PageLayout
      title={t('apps.doors.calendars.title')}
      leading={<BackLink href={href(paths.apps())} label={t('apps.title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Text>{t('apps.calendars.intro')}</Text>
        <SettingsGroup title={t('apps.calendars.connect')} of="controls">
          <Connection />
        </SettingsGroup>
        <SettingsGroup title={t('apps.calendars.each')} of="controls">
          <EachApp />
        </SettingsGroup>
        <SettingsGroup title={t('apps.calendars.goodToKnow')} of="controls">
          <Stack gap={3}>
            {facts.map((fact) => (
              <Text key={fact}>{t(`apps.calendars.facts.${fact}`)}</Text>
            ))}
          </Stack>
        </SettingsGroup>
      </Stack>
    </PageLayout>
  )
}
