import { Heading, Link, Stack, Text } from '@potluck/ui'
import { Screen } from '../frame/Screen.tsx'
import { useShell, useWords } from '../host/ShellContext.tsx'

const sections = ['keeps', 'device', 'shares', 'leaves', 'duties', 'warranty'] as const

/** Terms of use and what happens to a cook's data, in plain words. */
export function LegalScreen() {
  const t = useWords()
  const { host, config } = useShell()
  if (config.legalUrl !== null) {
    return (
      <Screen title={t('legal.title')}>
        <Text>
          {t('legal.own')} <Link href={config.legalUrl}>{config.legalUrl}</Link>
        </Text>
      </Screen>
    )
  }
  return (
    <Screen title={t('legal.title')}>
      <Stack gap={6}>
        <Text tone="soft">{t(host.selfHosted ? 'legal.selfHosted' : 'legal.hosted')}</Text>
        {sections.map((section) => (
          <Stack key={section} gap={2}>
            <Heading>{t(`legal.${section}.title`)}</Heading>
            <Text>{t(`legal.${section}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Screen>
  )
}
