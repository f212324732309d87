import { pushKinds } from '@potluck/api/push'
import { Answered } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, Stack, Text } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../settings/SettingsGroup.tsx'
import { useDeviceNotifications } from './useDeviceNotifications.ts'
import { useRungFor } from './useRungFor.ts'

/** Whether this device rings while Potluck is closed, and what any device rings for. */
export function NotificationSettings() {
  const { t } = useTranslation('settings')
  const device = useDeviceNotifications()
  const rung = useRungFor(() => void device.refresh?.().catch(() => {}))

  return (
    <SettingsGroup title={t('notifications.title')} of="controls">
      <Stack gap={5}>
        <DeviceSwitch {...device} />
        {device.state !== 'unsupported' && device.state !== 'home-screen' && (
          <Answered
            answer={rung.push}
            loading={{ label: t('notifications.loading'), shape: 'text', count: 3 }}
            failed={{ title: t('notifications.failed') }}
          >
            {() => (
              <Stack gap={4} role="group" aria-label={t('notifications.kinds')}>
                <Text size="small" tone="soft">
                  {t('notifications.kinds')}
                </Text>
                {pushKinds.map((kind) => (
                  <SwitchRow
                    key={kind}
                    label={t(`notifications.kind.${kind}`)}
                    checked={rung.isRungFor(kind)}
                    onChange={(on) => rung.set(pushKinds, kind, on)}
                  />
                ))}
              </Stack>
            )}
          </Answered>
        )}
      </Stack>
    </SettingsGroup>
  )
}

function DeviceSwitch({ state, failed, turn, isChanging }: ReturnType<typeof useDeviceNotifications>) {
  const { t } = useTranslation('settings')
  if (state === 'unsupported') return <Text tone="soft">{t('notifications.unsupported')}</Text>
  if (state === 'home-screen')
    return (
      <Stack gap={3}>
        <Text>{t('notifications.homeScreen')}</Text>
        <div>
          <LinkButton href={href(paths.install())}>{t('notifications.howToInstall')}</LinkButton>
        </div>
      </Stack>
    )
  return (
    <Stack gap={3}>
      <SwitchRow
        label={t('notifications.device')}
        description={t('notifications.deviceAbout')}
        checked={state === 'on'}
        disabled={state === null || state === 'blocked' || isChanging}
        onChange={(on) => void turn(on)}
      />
      {state === 'blocked' && (
        <Note tone="attention" title={t('notifications.blocked')}>
          {t('notifications.blockedNext')}
        </Note>
      )}
      {failed && (
        <Note tone="danger" title={t('notifications.notTurned')}>
          {t('notifications.notTurnedNext')}
        </Note>
      )}
    </Stack>
  )
}
