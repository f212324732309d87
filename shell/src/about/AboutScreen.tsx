import { href, paths } from '@potluck/platform/paths'
import { Heading, Stack, Text } from '@potluck/ui'
import { ListRow, Picture } from '@potluck/ui/content'
import { IconChevronRight } from '@potluck/ui/icons'
import { repository } from '../config/config.ts'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import classes from './about.module.css'
import { usePageWords, withPageWords } from './page-words.ts'

const pages = [
  // Pages of the server, in English.
  { name: 'docs', address: 'docs/' },
  { name: 'details', address: href(paths.aboutDetails()) },
  { name: 'contact', address: href(paths.contact()) },
  { name: 'accessibility', address: href(paths.accessibility()) },
  { name: 'legal', address: href(paths.legal()) },
  // A file of the build, beside the page (scripts/licences.mjs).
  { name: 'licenses', address: 'licenses.txt' },
] as const

/** The page that explains what Potluck is. */
export const AboutScreen = withPageWords(() => {
  const t = usePageWords()
  const shellWords = useWords()
  const source = useShell().config.sourceUrl ?? repository
  const shown = source === null ? pages : [...pages, { name: 'source', address: source } as const]
  return (
    <Screen title={shellWords('menu.about')}>
      <Stack gap={6}>
        <Picture name="table" className={classes.picture} />
        <Stack gap={3}>
          <Heading size="large">{t('about.heading')}</Heading>
          <Text>{t('about.idea')}</Text>
          <Text>{t('about.yours')}</Text>
        </Stack>
        <ul className={classes.pages}>
          {shown.map(({ name, address }) => (
            <li key={name}>
              <ListRow
                title={t(`about.pages.${name}`)}
                href={address}
                trailing={<IconChevronRight className={classes.onward} aria-hidden="true" />}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Screen>
  )
})
