import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, SkeletonScreen, Stack, Text } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { RungFor } from './RungFor.tsx'
import { useDeviceNotifications } from './useDeviceNotifications.ts'

/** Settings for notifications: on this device, and the kinds for all devices. */
export function NotificationSettings() {
  const { t } = useTranslation('settings')
  const { state, failed, turn, isChanging, refresh } = useDeviceNotifications()
  return (
    <SettingsGroup title={t('notifications.title')} of="controls">
      {state === null && <SkeletonScreen label={t('notifications.loading')} shape="text" count={2} />}
      {state === 'unsupported' && <Text tone="soft">{t('notifications.unsupported')}</Text>}
      {state === 'home-screen' && <HomeScreenFirst />}
      {(state === 'on' || state === 'off' || state === 'blocked') && (
        <Stack gap={5}>
          <SwitchRow
            label={t('notifications.device')}
            description={t('notifications.deviceAbout')}
            checked={state === 'on'}
            disabled={state === 'blocked' || isChanging}
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
          <RungFor onChanged={() => void refresh?.().catch(() => {})} />
        </Stack>
      )}
    </SettingsGroup>
  )
}

/** An iPhone shows no notifications of a page in the browser. */
function HomeScreenFirst() {
  const { t } = useTranslation('settings')
  return (
    <Stack gap={3}>
      <Text>{t('notifications.homeScreen')}</Text>
      <div>
        <LinkButton href={href(paths.install())}>{t('notifications.howToInstall')}</LinkButton>
      </div>
    </Stack>
  )
}
