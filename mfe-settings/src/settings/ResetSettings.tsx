import { useHost } from '@potluck/platform/HostProvider'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** Resets all settings to their defaults on all devices of the member. */
export function ResetSettings() {
  const { t } = useTranslation('settings')
  const { preferences, confirm, toast } = useHost()

  async function reset() {
    const accepted = await confirm({
      title: t('reset.ask'),
      message: t('reset.lost'),
      confirm: t('reset.button'),
      destructive: true,
    })
    if (!accepted) return
    preferences.reset()
    toast({ message: t('reset.done'), tone: 'done' })
  }

  return (
    <Stack gap={3}>
      <Text>{t('reset.about')}</Text>
      <Row>
        <Button onClick={() => void reset()}>{t('reset.button')}</Button>
      </Row>
    </Stack>
  )
}
