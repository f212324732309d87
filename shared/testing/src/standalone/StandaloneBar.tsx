import { type Language, languageRow } from '@potluck/cooking/language'
import { useStore } from '@potluck/platform/hooks'
import { Card, Row } from '@potluck/ui'
import { SegmentedControl, SelectField, TextField } from '@potluck/ui/forms'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { StandalonePageProps } from './StandalonePage.tsx'

const themes = [
  { value: 'default', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

const people = [
  { value: 'guest', label: 'Guest' },
  { value: 'member', label: 'Member' },
] as const

/** Where to be, in which language and theme, and as whom. */
export function StandaloneBar({ remote, host, words, router }: StandalonePageProps) {
  const { theme } = useStore(host.preferences).global
  const language = useStore(host.language)
  const { loggedIn } = useStore(host.session)

  async function speak(next: Language) {
    await words.use(next)
    host.language.set(next)
  }

  return (
    <Card>
      <Row gap={3} align="end">
        <Places remote={remote} router={router} />
        <SelectField
          label="Language"
          value={language}
          options={host.offeredLanguages.map((value) => ({ value, label: languageRow(value).name }))}
          onChange={(next) => void speak(next).catch(host.reportError)}
        />
        <SegmentedControl
          label="Theme"
          labelShown
          segments={themes}
          value={theme}
          onChange={(next) => host.preferences.update('global', { theme: next })}
        />
        <SegmentedControl
          label="Who"
          labelShown
          segments={people}
          value={loggedIn ? 'member' : 'guest'}
          onChange={(who) => (who === 'member' ? host.requireLogin() : host.leave())}
        />
      </Row>
    </Card>
  )
}

/** Every route of the remote; one with parameters waits in the address field for them to be filled in. */
function Places({ remote, router }: Pick<StandalonePageProps, 'remote' | 'router'>) {
  const { pathname, search } = useSyncExternalStore(router.subscribe, () => router.state.location)
  const [typed, setTyped] = useState<string | null>(null)
  const patterns = remote.routes.map(({ path }) => `/${path}`)
  const shown = matchRoutes(
    patterns.map((path) => ({ path })),
    typed ?? pathname,
  )?.at(-1)?.route.path

  function go(path: string) {
    setTyped(null)
    void router.navigate(path)
  }
  function open(event: FormEvent) {
    event.preventDefault()
    if (typed !== null) go(typed)
  }

  return (
    <form onSubmit={open}>
      <Row gap={3} align="end">
        <SelectField
          label="Screen"
          value={shown ?? ''}
          options={[
            ...(shown ? [] : [{ value: '', label: 'none' }]),
            ...patterns.map((value) => ({ value, label: value })),
          ]}
          onChange={(pattern) => (pattern.includes(':') ? setTyped(pattern) : go(pattern.replace(/\/\*$/, '')))}
        />
        <TextField label="Address" value={typed ?? pathname + search} onChange={setTyped} />
      </Row>
    </form>
  )
}
