import { Badge, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { calendarApps } from './apps.ts'
import classes from './EachApp.module.css'

/** How each app is connected, and what it cannot do. */
export function EachApp() {
  const { t } = useTranslation('settings')
  return (
    <Stack gap={1}>
      {calendarApps.map(({ id, name, isTested }) => (
        <details key={id}>
          <summary className={classes.summary}>
            <bdi>{name}</bdi> {isTested && <Badge>{t('apps.calendars.tested')}</Badge>}
          </summary>
          <Stack gap={2}>
            <Text>{t(`apps.calendars.app.${id}.steps`)}</Text>
            <Text tone="soft">{t(`apps.calendars.app.${id}.limits`)}</Text>
          </Stack>
        </details>
      ))}
      <Text size="small" tone="soft">
        {t('apps.calendars.untested')}
      </Text>
    </Stack>
  )
}
