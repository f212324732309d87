import {
  getServerSettings,
  registrations,
  type ServerSettings,
  updateServerSettings,
} from '@potluck/api/server-settings'
import { Answered } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { Stack, Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'

/** The people who may create an account on this server. */
export function RegistrationSettings() {
  const { t } = useTranslation('settings')
  const settings = useAnswer(getServerSettings, {})
  return (
    <SettingsGroup title={t('server.registration.heading')} of="controls">
      <Answered
        answer={settings}
        loading={{ label: t('server.registration.loading'), shape: 'text' }}
        failed={{ title: t('server.registration.failed') }}
      >
        {(known) => <RegistrationChoice settings={known} />}
      </Answered>
    </SettingsGroup>
  )
}

function RegistrationChoice({ settings }: { readonly settings: ServerSettings }) {
  const { t } = useTranslation('settings')
  const update = useCall(updateServerSettings, { toast: true, changes: [getServerSettings] })
  const present = registrations.find((each) => each === settings.registration)
  if (settings.isRegistrationFixed || present === undefined) {
    return (
      <Stack gap={2}>
        <Text strong>{present ? t(`server.registration.values.${present}`) : settings.registration}</Text>
        <Text tone="soft">{t('server.registration.fixed')}</Text>
      </Stack>
    )
  }
  return (
    <SelectField
      label={t('server.registration.who')}
      value={update.isPending ? update.variables.body.registration : present}
      options={registrations.map((value) => ({ value, label: t(`server.registration.values.${value}`) }))}
      onChange={(registration) => update.mutate({ body: { registration } })}
    />
  )
}
