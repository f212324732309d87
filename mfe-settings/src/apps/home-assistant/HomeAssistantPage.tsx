import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Link, PageLayout, Stack, Text } from '@potluck/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../../groups/SettingsGroup.tsx'
import { CopyValue } from '../CopyValue.tsx'
import { addressOf, automationOf, newId } from './automation.ts'

/** The page of Home Assistant: three ways in that need no code of ours. */
export function HomeAssistantPage() {
  const { t } = useTranslation('settings')
  const [id] = useState(newId)
  useTitle(t('apps.doors.home-assistant.title'))
  const ways: readonly { readonly name: string; readonly path: string; readonly part?: ReactNode }[] = [
    { name: 'lists', path: paths.apps('calendars') },
    { name: 'feed', path: paths.mealPlanInUse() },
    {
      name: 'webhook',
      path: paths.apps('webhooks'),
      part: (
        // The device stores screens, and the name is a secret.
        <div data-transient>
          <Stack gap={3}>
            <CopyValue text={automationOf(id)} label={t('apps.homeAssistant.copyYaml')} />
            <CopyValue text={addressOf(id)} label={t('apps.homeAssistant.copyAddress')} />
            <Text size="small" tone="soft">
              {t('apps.homeAssistant.ip')}
            </Text>
          </Stack>
        </div>
      ),
    },
  ]
  return (
    <PageLayout
      title={t('apps.doors.home-assistant.title')}
      leading={<BackLink href={href(paths.apps())} label={t('apps.title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Text>{t('apps.homeAssistant.intro')}</Text>
        {ways.map(({ name, path, part }) => (
          <SettingsGroup key={name} title={t(`apps.homeAssistant.${name}.title`)} of="controls">
            <Stack gap={3}>
              <Text>{t(`apps.homeAssistant.${name}.text`)}</Text>
              {part}
              <Link href={href(path)}>{t(`apps.homeAssistant.${name}.link`)}</Link>
            </Stack>
          </SettingsGroup>
        ))}
      </Stack>
    </PageLayout>
  )
}
