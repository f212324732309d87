import { useStore } from '@potluck/platform/hooks'
import { Stack, Text } from '@potluck/ui'
import { version } from '../config/config.ts'
import { Screen } from '../frame/Screen.tsx'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { useRemotes } from '../remotes/RemotesContext.tsx'
import classes from './about.module.css'

/** Versions and addresses, for whoever helps. */
export function AboutDetailsScreen() {
  const t = useWords()
  const { host } = useShell()
  const registry = useStore(useRemotes().registry)
  const facts = [
    [t('about.details.version'), version],
    [t('about.details.edition'), t(host.selfHosted ? 'about.details.selfHosted' : 'about.details.hosted')],
    [t('about.details.server'), host.apiBase],
    ...registry.remotes.map((remote) => [t('about.details.part', { name: remote.id }), remote.version]),
  ]
  return (
    <Screen title={t('about.pages.details')}>
      <Stack gap={4}>
        <Text tone="soft">{t('about.details.explanation')}</Text>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd dir="ltr">{value}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Screen>
  )
}
