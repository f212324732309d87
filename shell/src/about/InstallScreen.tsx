import { useSession, useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, LinkButton, Note, Row, Stack, Text } from '@potluck/ui'
import { IconBookmarkPlus, IconDotsVertical, IconDownload, IconShare2 } from '@potluck/ui/icons'
import { installation } from '../host/installation.ts'
import { useWords } from '../host/ShellContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import classes from './about.module.css'
import { deviceKind, deviceKinds } from './device-kind.ts'
import { usePageWords, withPageWords } from './page-words.ts'

/** The icon that browsers show for the second step. */
const signs = { iphone: IconShare2, android: IconDotsVertical, desktop: IconDownload }

/** How to install Potluck, with the steps for this kind of device first. */
export const InstallScreen = withPageWords(() => {
  const t = usePageWords()
  const shellWords = useWords()
  const { loggedIn } = useSession()
  const state = useStore(installation)
  const own = deviceKind(navigator.userAgent, navigator.maxTouchPoints)
  const others = deviceKinds.filter((kind) => kind !== own)
  return (
    <Screen title={shellWords('menu.install')}>
      <Stack gap={6}>
        <Text>{t('install.lead')}</Text>
        {state.is === 'installed' && <Note tone="done">{t('install.installed')}</Note>}
        {state.is === 'offered' && (
          <Row>
            <Button variant="primary" size="large" icon={<IconDownload />} onClick={() => void state.install()}>
              {t('install.button')}
            </Button>
          </Row>
        )}
        {state.is === 'unknown' && (
          <Stack gap={3}>
            <Heading level={2} size="small">
              {t('install.yours')}
            </Heading>
            <Steps kind={own} />
          </Stack>
        )}
        <Stack gap={3}>
          <Heading level={2} size="small">
            {t('install.others')}
          </Heading>
          {others.map((kind) => (
            <Steps key={kind} kind={kind} />
          ))}
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size="small">
            {t('install.bookmarklet.title')}
          </Heading>
          <Text>{t('install.bookmarklet.text')}</Text>
          {loggedIn ? (
            <Row>
              <LinkButton href={href(paths.addRecipe())}>
                <IconBookmarkPlus aria-hidden="true" /> {t('install.bookmarklet.go')}
              </LinkButton>
              <LinkButton href={href(paths.apps('extension'))}>{t('install.bookmarklet.extension')}</LinkButton>
            </Row>
          ) : (
            <Text tone="soft">{t('install.bookmarklet.guest')}</Text>
          )}
        </Stack>
      </Stack>
    </Screen>
  )
})

function Steps({ kind }: { readonly kind: (typeof deviceKinds)[number] }) {
  const t = usePageWords()
  const Sign = signs[kind]
  return (
    <section className={classes.steps} aria-label={t(`install.${kind}.title`)}>
      <Heading level={3} size="small">
        {t(`install.${kind}.title`)}
      </Heading>
      <ol>
        {(['one', 'two', 'three'] as const).map((step) => (
          <li key={step}>
            {t(`install.${kind}.${step}`)}
            {step === 'two' && <Sign aria-hidden="true" className={classes.sign} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
