import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Link, Row, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconBookmarkPlus, IconChevronRight, IconDownload, IconPencil, IconUser, IconUsers } from '@potluck/ui/icons'
import { useEffect, useRef, useState } from 'react'
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

/** The first screen of a new account: its language, who cooks, and the ways to a first recipe. */
export const BeginScreen = withPageWords(() => {
  const t = usePageWords()
  const { loggedIn } = useSession()
  const { config } = useShell()
  const [isAlone, setAlone] = useState(false)
  if (!loggedIn) return <Navigate to={paths.entry()} replace />
  return (
    <Screen title={t('begin.title')}>
      <Stack gap={8}>
        {config.firstStart && <Text>{t('begin.first')}</Text>}
        <Stack gap={3}>
          <Heading level={2}>{t('begin.language')}</Heading>
          <LanguageSwitch />
        </Stack>
        {isAlone ? <Ways /> : <WhoCooks onAlone={() => setAlone(true)} />}
        <Row>
          <Link alone href={href(paths.home())}>
            {t('begin.later')}
          </Link>
        </Row>
      </Stack>
    </Screen>
  )
})

/** The question whether the member cooks with others, whom a household is made for. */
function WhoCooks({ onAlone }: { readonly onAlone: () => void }) {
  const t = usePageWords()
  const onward = <IconChevronRight className={classes.onward} aria-hidden="true" />
  return (
    <Stack gap={3}>
      <Heading level={2}>{t('begin.who')}</Heading>
      <ul className={classes.pages}>
        <li>
          <ListRow
            title={t('begin.household.title')}
            subtitle={t('begin.household.text')}
            href={href(paths.newKitchen())}
            leading={<IconUsers aria-hidden="true" />}
            trailing={onward}
          />
        </li>
        <li>
          <ListRow
            title={t('begin.alone.title')}
            subtitle={t('begin.alone.text')}
            onClick={onAlone}
            leading={<IconUser aria-hidden="true" />}
            trailing={onward}
          />
        </li>
      </ul>
    </Stack>
  )
}

/** The ways to a first recipe. */
function Ways() {
  const t = usePageWords()
  // The button that had the focus is gone.
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <div ref={section} tabIndex={-1}>
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
    </div>
  )
}
