import { Heading, Stack, Text } from '@potluck/ui'
import { Screen } from '../frame/Screen.tsx'
import { useWords } from '../host/ShellContext.tsx'

const devices = ['iphone', 'android', 'desktop'] as const

/** How to keep Potluck one tap away. */
export function InstallScreen() {
  const t = useWords()
  return (
    <Screen title={t('menu.install')}>
      <Stack gap={6}>
        <Text>{t('install.explanation')}</Text>
        {devices.map((device) => (
          <Stack key={device} gap={2}>
            <Heading>{t(`install.${device}.title`)}</Heading>
            <Text>{t(`install.${device}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Screen>
  )
}
