import { Link, Stack, Text } from '@potluck/ui'
import { Screen } from '../frame/Screen.tsx'
import { useShell, useWords } from '../host/ShellContext.tsx'

/** How to reach whoever runs this installation. */
export function ContactScreen() {
  const t = useWords()
  const { contactEmail, selfHosted } = useShell().config
  return (
    <Screen title={t('about.pages.contact')}>
      <Stack gap={4}>
        {contactEmail !== null ? (
          <Text>
            {t('about.contact.write')} <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          </Text>
        ) : (
          <Text>{t(selfHosted ? 'about.contact.selfHosted' : 'about.contact.unknown')}</Text>
        )}
        <Text tone="soft">{t('about.contact.tell')}</Text>
      </Stack>
    </Screen>
  )
}
