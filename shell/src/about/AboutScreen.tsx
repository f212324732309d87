import { href, paths } from '@potluck/platform/paths'
import { Heading, Stack, Text } from '@potluck/ui'
import { ListRow, Picture } from '@potluck/ui/content'
import { IconChevronRight } from '@potluck/ui/icons'
import { useWords } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import classes from './about.module.css'
import { usePageWords, withPageWords } from './page-words.ts'

const pages = [
  { name: 'details', path: paths.aboutDetails() },
  { name: 'contact', path: paths.contact() },
  { name: 'legal', path: paths.legal() },
] as const

/** The page that explains what Potluck is. */
export const AboutScreen = withPageWords(() => {
  const t = usePageWords()
  const shellWords = useWords()
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
          {pages.map(({ name, path }) => (
            <li key={name}>
              <ListRow
                title={t(`about.pages.${name}`)}
                href={href(path)}
                trailing={<IconChevronRight className={classes.onward} aria-hidden="true" />}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Screen>
  )
})
