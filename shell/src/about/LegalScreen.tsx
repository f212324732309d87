import { Heading, Link, Stack, Text } from '@potluck/ui'
import { useShell } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import { usePageWords, withPageWords } from './page-words.ts'
import { ToAbout } from './ToAbout.tsx'

const sections = ['keeps', 'device', 'shares', 'leaves', 'duties', 'warranty'] as const

/** Terms of use and privacy policy in plain words, or links to those of the operator. */
export const LegalScreen = withPageWords(() => {
  const t = usePageWords()
  const { host, config } = useShell()
  const own = (
    [
      ['terms', config.legalUrl],
      ['privacy', config.privacyUrl],
      ['imprint', config.imprintUrl],
    ] as const
  ).filter((entry): entry is ['terms' | 'privacy' | 'imprint', string] => entry[1] !== null)
  const links = own.length > 0 && (
    <ul>
      {own.map(([name, address]) => (
        <li key={name}>
          <Link href={address}>{t(`legal.${name}`)}</Link>
        </li>
      ))}
    </ul>
  )
  if (config.legalUrl !== null) {
    return (
      <Screen title={t('legal.title')} leading={<ToAbout />}>
        <Stack gap={4}>
          <Text>{t('legal.own')}</Text>
          {links}
        </Stack>
      </Screen>
    )
  }
  return (
    <Screen title={t('legal.title')}>
      <Stack gap={6}>
        <Text tone="soft">{t(host.selfHosted ? 'legal.selfHosted' : 'legal.hosted')}</Text>
        {links}
        {sections.map((section) => (
          <Stack key={section} gap={2}>
            <Heading>{t(`legal.${section}.title`)}</Heading>
            <Text>{t(`legal.${section}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Screen>
  )
})
