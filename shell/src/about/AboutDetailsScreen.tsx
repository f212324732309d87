import { copyText } from '@potluck/platform/copy-text'
import { useStore } from '@potluck/platform/hooks'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { IconCopy } from '@potluck/ui/icons'
import { version } from '../config/config.ts'
import { useShell } from '../host/ShellContext.tsx'
import { useRemotes } from '../remotes/RemotesContext.tsx'
import { Screen } from '../screen/Screen.tsx'
import classes from './about.module.css'
import { usePageWords, withPageWords } from './page-words.ts'
import { ToAbout } from './ToAbout.tsx'
import { useServerFacts } from './useServerFacts.ts'

/** Versions and states of every part of the product, for support. */
export const AboutDetailsScreen = withPageWords(() => {
  const t = usePageWords()
  const { host, toasts } = useShell()
  const registry = useStore(useRemotes().registry)
  const server = useServerFacts()
  const facts: readonly (readonly [string, string])[] = [
    [t('about.details.version'), version],
    [t('about.details.edition'), t(host.selfHosted ? 'about.details.selfHosted' : 'about.details.hosted')],
    ...registry.remotes.map((remote) => {
      const own = registry.overridden?.includes(remote.id)
      const state = remote.enabled ? (own ? 'partOwn' : null) : 'partOff'
      const label = state === null ? remote.version : t(`about.details.${state}`, { version: remote.version })
      return [t('about.details.part', { name: remote.id }), label] as const
    }),
    [t('about.details.registry'), t(`about.details.registryStates.${registry.source}`)],
    ...server,
    [t('about.details.serverAddress'), host.apiBase],
    [t('about.details.browser'), navigator.userAgent],
  ]

  async function copy() {
    const text = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    // If the browser refuses to copy, the text is still on the screen.
    if (await copyText(text)) toasts.show({ message: t('about.details.copied'), tone: 'done' })
  }

  return (
    <Screen title={t('about.pages.details')} leading={<ToAbout />}>
      <Stack gap={4}>
        <Text tone="soft">{t('about.details.explanation')}</Text>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Row>
          <Button icon={<IconCopy />} onClick={() => void copy()}>
            {t('about.details.copy')}
          </Button>
        </Row>
      </Stack>
    </Screen>
  )
})
