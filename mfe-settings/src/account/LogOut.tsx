import { useHost } from '@potluck/platform/HostProvider'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { IconLogout } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

/** Ends the session here, and says how those elsewhere are ended. */
export function LogOut() {
  const { t } = useTranslation('settings')
  const { logOut } = useHost()
  return (
    <Stack gap={3}>
      <Text>{t('account.devicesAbout')}</Text>
      <Row>
        <Button icon={<IconLogout />} onClick={() => void logOut()}>
          {t('account.logOut')}
        </Button>
      </Row>
    </Stack>
  )
}
