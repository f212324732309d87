import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endpoints } from '@potluck/api/endpoints'
import { parseRemote } from '@potluck/platform/parse-remote'
import type { Remote } from '@potluck/platform/remote'
import { act, cleanup } from '@testing-library/react'
import { z } from 'zod'
import { silent } from './answers.ts'
import { renderScreen } from './render-screen.tsx'
import { createTestHost, type TestHostSettings } from './test-host.ts'
import { describeWords } from './word-contract.ts'
import { createTestWords } from './words.ts'

export interface RemoteContractSettings {
  /** The path prefixes that the remote is registered for: `potluck.paths` of its package.json. */
  readonly prefixes: readonly string[]
  /** The folder of its source, to find words that nothing uses. */
  readonly sources: string
  /** What stands for the parameters of routes, by name; a UUID unless said. */
  readonly params?: Readonly<Record<string, string>>
  /** The host that each screen is shown with; by default Ada's, whose server never answers. */
  readonly host?: TestHostSettings
}

const silence = Object.values(endpoints).flatMap((calls) => Object.values(calls).map(silent))

const someId = '0199a1b2-0000-7000-8000-00000000000f'

function addressOf(pattern: string, params: Readonly<Record<string, string>>): string {
  const segments = pattern.split('/').filter((segment) => segment !== '*' && !segment.endsWith('?'))
  return `/${segments.map((part) => (part.startsWith(':') ? (params[part.slice(1)] ?? someId) : part)).join('/')}`
}

/** The suite that every remote passes before a shell may mount it. Call it in a test file of the remote. */
export function describeRemoteContract(exported: unknown, settings: RemoteContractSettings): void {
  const parsed = parseRemote(exported)
  if ('problem' in parsed) {
    test('what it exposes is a remote', () => expect(parsed.problem).toBeNull())
    return
  }
  const { remote } = parsed

  describe(`the contract of remote "${remote.id}"`, () => {
    test('what it exposes is a remote', () => expect(remote.routes.length).toBeGreaterThan(0))
    describeRoutes(remote, settings)
    describeWords(remote.locales, settings.sources)
    describePreferences(remote)
    describeBackground(remote, settings)
  })
}

function describeRoutes(remote: Remote, { prefixes, params = {}, host: hostSettings }: RemoteContractSettings): void {
  const patterns = remote.routes.map(({ path }) => path)

  test('it answers no path outside the prefixes it is registered for', () => {
    const firstSegments = patterns.map((path) => path.split('/')[0])
    expect(firstSegments.filter((segment) => segment === undefined || !prefixes.includes(segment))).toEqual([])
  })

  test('it has a screen for every prefix it is registered for', () => {
    expect(prefixes.filter((prefix) => !patterns.some((path) => path.split('/')[0] === prefix))).toEqual([])
  })

  test.each(patterns)('the screen of %s loads, shows itself and leaves nothing behind', async (pattern) => {
    const host = createTestHost({ answers: silence, ...hostSettings })
    const screen = await renderScreen(remote, addressOf(pattern, params), { host })
    await act(async () => {})
    expect(screen.container).not.toBeEmptyDOMElement()
    expect(host.happenings.errors).toEqual([])
    cleanup()
    expect(host.listeners()).toBe(0)
    expect(host.holdsUnsavedChanges()).toBe(false)
  })
}

/** The section of the shell's own. */
const shellsOwn = 'global'

function describePreferences({ preferences = [] }: Remote): void {
  const names = preferences.map(({ name }) => name)
  if (names.length === 0) return

  test('its sections of preferences have names of their own', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain(shellsOwn)
  })

  test.each(preferences)('each setting of $name falls back alone, to the same default', (section) => {
    const defaults = section.parse(undefined)
    const garbage = Object.fromEntries(Object.keys(defaults).map((setting) => [setting, { from: 'the future' }]))
    expect(section.parse(garbage)).toEqual(defaults)
    expect(section.parse(defaults)).toEqual(defaults)
  })
}

function describeBackground(remote: Remote, { sources, host: hostSettings }: RemoteContractSettings): void {
  test('its package.json says whether something of it runs without a screen', () => {
    const { potluck } = packageAbove(sources)
    expect(potluck.remote.background).toBe(remote.background !== undefined)
  })

  if (!remote.background) return
  const load = remote.background

  test('what runs without a screen starts, stops and leaves nothing behind, each time', async () => {
    const start = await load()
    for (const _login of ['first', 'second']) {
      const host = createTestHost({ answers: silence, ...hostSettings })
      const words = createTestWords(remote.id, remote.locales, host.language.get())
      const stop = start({ host, t: (key, values) => words.t(key, { ns: remote.id, ...values }) })
      await act(async () => {})
      stop()
      expect(host.listeners()).toBe(0)
      expect(host.happenings.errors).toEqual([])
    }
  })
}

const packageFile = z.object({
  potluck: z.object({ remote: z.object({ background: z.boolean().default(false) }) }),
})

/** The package.json of the part that a folder belongs to. */
function packageAbove(folder: string): z.infer<typeof packageFile> {
  const file = join(folder, 'package.json')
  return existsSync(file) ? packageFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : packageAbove(dirname(folder))
}
