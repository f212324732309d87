import { type EnvironmentSetting, getServerSettings } from '@potluck/api/server-settings'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { type Fact, Facts } from '../groups/Facts.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import classes from './Environment.module.css'

/** The settings by the server's environment, without secrets. */
export function Environment() {
  const { t } = useTranslation('settings')
  const settings = useAnswer(getServerSettings, {})
  return (
    <SettingsGroup title={t('server.environment.heading')} of="controls">
      <Answered
        answer={settings}
        loading={{ label: t('server.environment.loading'), shape: 'text' }}
        failed={{ title: t('server.environment.failed') }}
      >
        {({ environment = [] }) => <EnvironmentFacts environment={environment} />}
      </Answered>
    </SettingsGroup>
  )
}

function EnvironmentFacts({ environment }: { readonly environment: readonly EnvironmentSetting[] }) {
  const { t } = useTranslation('settings')
  const facts = (isSet: boolean): Fact[] =>
    environment
      .filter((setting) => setting.isSet === isSet)
      .map(({ name, value }) => [
        name,
        value ?? t(isSet ? 'server.environment.secret' : 'server.environment.noDefault'),
      ])
  const set = facts(true)
  return (
    <Stack gap={4}>
      <Text>{t('server.environment.intro')}</Text>
      {set.length === 0 ? <Text tone="soft">{t('server.environment.none')}</Text> : <Facts facts={set} />}
      <details>
        <summary className={classes.summary}>{t('server.environment.defaults')}</summary>
        <Facts facts={facts(false)} />
      </details>
    </Stack>
  )
}
