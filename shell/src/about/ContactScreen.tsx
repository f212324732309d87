import { Link, Stack, Text } from '@potluck/ui'
import { useShell } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import { usePageWords, withPageWords } from './page-words.ts'
import { ToAbout } from './ToAbout.tsx'

/** Contact details of the operator of this installation. */
export const ContactScreen = withPageWords(() => {
  const t = usePageWords()
  const { contactEmail, selfHosted } = useShell().config
  return (
    <Screen title={t('about.pages.contact')} leading={<ToAbout />}>
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
})
