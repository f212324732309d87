import { useHost } from '@potluck/platform/HostProvider'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Link, Stack, Text } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { Screen } from '../screen/Screen.tsx'
import classes from './about.module.css'
import { usePageWords, withPageWords } from './page-words.ts'
import { ToAbout } from './ToAbout.tsx'

/** By section, the words of its sentences. */
const sections = {
  works: ['keys', 'colours', 'size', 'motion', 'language'],
  missing: ['languages', 'lists', 'timing', 'tested'],
} as const

/** Names of keys are the same in all languages. */
const keys = {
  help: '?',
  notices: 'F6',
  undo: 'Ctrl/⌘ + Z',
  rows: '↑ ↓ · K J',
  steps: '← →',
  leave: 'Esc',
} as const

/** The page on who can use Potluck with what, and on its keys. */
export const AccessibilityScreen = withPageWords(() => {
  const t = usePageWords()
  const { preferences } = useHost()
  const { enableSingleKeys } = useGlobalPreferences()
  return (
    <Screen title={t('accessibility.title')} leading={<ToAbout />}>
      <Stack gap={6}>
        <Text>{t('accessibility.goal')}</Text>
        <Stack gap={2}>
          <Heading>{t('accessibility.keys.title')}</Heading>
          <dl className={classes.facts}>
            {Object.entries(keys).map(([name, key]) => (
              <div key={name} className={classes.fact}>
                <dt>
                  <kbd dir="ltr">{key}</kbd>
                </dt>
                <dd>{t(`accessibility.keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
          <SwitchRow
            label={t('accessibility.singleKeys')}
            description={t('accessibility.singleKeysAbout')}
            checked={enableSingleKeys}
            onChange={(on) => preferences.update('global', { enableSingleKeys: on })}
          />
        </Stack>
        {Object.entries(sections).map(([section, sentences]) => (
          <Stack key={section} gap={2}>
            <Heading>{t(`accessibility.${section}.title`)}</Heading>
            <ul className={classes.sentences}>
              {sentences.map((sentence) => (
                <li key={sentence}>{t(`accessibility.${section}.${sentence}`)}</li>
              ))}
            </ul>
          </Stack>
        ))}
        <Stack gap={2}>
          <Heading>{t('accessibility.tell.title')}</Heading>
          <Text>{t('accessibility.tell.text')}</Text>
          <div>
            <Link alone href={href(paths.contact())}>
              {t('about.pages.contact')}
            </Link>
          </div>
        </Stack>
      </Stack>
    </Screen>
  )
})
