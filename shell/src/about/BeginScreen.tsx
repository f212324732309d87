import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Link, Row, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconBookmarkPlus, IconChevronRight, IconDownload, IconPencil } from '@potluck/ui/icons'
import { Navigate } from 'react-router'
import { useShell } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import { LanguageSwitch } from '../welcome/LanguageSwitch.tsx'
import classes from './about.module.css'
import { usePageWords, withPageWords } from './page-words.ts'

const ways = [
  { name: 'import', path: paths.import(), icon: IconDownload },
  { name: 'add', path: paths.addRecipe(), icon: IconBookmarkPlus },
  { name: 'write', path: paths.newRecipe(), icon: IconPencil },
] as const

/** Creates the first account of a new server: selects its language and the sample recipes. */
export const BeginScreen = withPageWords(() => {
  const t = usePageWords()
  const { loggedIn } = useSession()
  const { config } = useShell()
  if (!loggedIn) return <Navigate to={paths.entry()} replace />
  return (
    <Screen title={t('begin.title')}>
      <Stack gap={8}>
        {config.firstStart && <Text>{t('begin.first')}</Text>}
        <Stack gap={3}>
          <Heading level={2}>{t('begin.language')}</Heading>
          <LanguageSwitch />
        </Stack>
        <Stack gap={3}>
          <Heading level={2}>{t('begin.start')}</Heading>
          <ul className={classes.pages}>
            {ways.map(({ name, path, icon: Icon }) => (
              <li key={name}>
                <ListRow
                  title={t(`begin.${name}.title`)}
                  subtitle={t(`begin.${name}.text`)}
                  href={href(path)}
                  leading={<Icon aria-hidden="true" />}
                  trailing={<IconChevronRight className={classes.onward} aria-hidden="true" />}
                />
              </li>
            ))}
          </ul>
        </Stack>
        <Row>
          <Link alone href={href(paths.home())}>
            {t('begin.later')}
          </Link>
        </Row>
      </Stack>
    </Screen>
  )
})
