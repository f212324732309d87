import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@potluck/api/endpoints'
import { parseRemote } from '@potluck/platform/parse-remote'
import { type Remote, wordsOf } from '@potluck/platform/remote'
import { act, cleanup } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { z } from 'zod'
import { silent } from './answers.ts'
import { idOf } from './fixtures.ts'
import { renderScreen } from './render-screen.tsx'
import { createTestHost, type TestHostSettings } from './test-host.ts'
import { describeWords, describeWordsOfFolders } from './word-contract.ts'
import { createTestWords } from './words.ts'

export interface RemoteContractSettings {
  /** The folder of its source (`src`): beside its package.json, which says what it is registered for. */
  readonly sources: string
  /** Values for the parameters of routes, by name; a UUID by default. */
  readonly params?: Readonly<Record<string, string>>
  /** The host that each screen is shown with; by default Ada's, whose server never answers. */
  readonly host?: TestHostSettings
}

/** The fields of a remote's package.json that the registry uses. */
const registered = z.object({
  potluck: z.object({
    remote: z.object({
      id: z.string(),
      contract: z.int(),
      paths: z.array(z.string()),
      background: z.boolean().default(false),
      menu: z
        .array(
          z.object({
            name: z.string(),
            path: z.string(),
            switch: z
              .string()
              .regex(/^use[A-Z]/)
              .optional(),
            settings: z.array(z.object({ name: z.string() })).default([]),
          }),
        )
        .default([]),
    }),
  }),
})

const readRegistered = (sources: string) =>
  registered.parse(JSON.parse(readFileSync(join(sources, '../package.json'), 'utf8'))).potluck.remote

const silence = Object.values(endpoints).flatMap((calls) => Object.values(calls).map(silent))

const someId = idOf(99)

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
  const stated = readRegistered(settings.sources)

  describe(`the contract of remote "${remote.id}"`, () => {
    test('it is what its package.json says', () => {
      expect({ id: remote.id, contract: remote.contract }).toEqual({ id: stated.id, contract: stated.contract })
    })
    describeRoutes(remote, stated, settings)
    describeWords(
      wordsOf(remote),
      settings.sources,
      stated.menu.flatMap((entry) => [`menu.${entry.name}`, ...(entry.switch ? [`switches.${entry.switch}`] : [])]),
    )
    describeWordsOfFolders(
      wordsOf(remote).filter((locales) => locales !== remote.locales),
      settings.sources,
    )
    describePreferences(remote)
    describeBackground(remote, stated, settings)
  })
}

function describeRoutes(
  remote: Remote,
  { paths, menu }: ReturnType<typeof readRegistered>,
  { params = {}, host: hostSettings }: RemoteContractSettings,
): void {
  const patterns = remote.routes.map(({ path }) => path)
  const firstOf = (path: string) => path.split('/')[0] ?? ''

  test('it answers the paths that its package.json says, no more and no less', () => {
    expect([...new Set(patterns.map(firstOf))].sort()).toEqual([...paths].sort())
  })

  test('each entry that it adds to the menu leads to a screen of its own', () => {
    const astray = menu.filter(({ path }) => !patterns.some((pattern) => matchPath(`/${pattern}`, path)))
    expect(astray.map(({ name, path }) => `${name}: ${path}`)).toEqual([])
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

function describeBackground(
  remote: Remote,
  { background }: ReturnType<typeof readRegistered>,
  { host: hostSettings }: RemoteContractSettings,
): void {
  test('its package.json says whether something of it runs without a screen', () => {
    expect(background).toBe(remote.background !== undefined)
  })

  if (!remote.background) return
  const load = remote.background

  test('what runs without a screen starts, stops and leaves nothing behind, each time', async () => {
    const start = await load()
    for (const _login of ['first', 'second']) {
      const host = createTestHost({ answers: silence, ...hostSettings })
      const words = createTestWords(remote.id, wordsOf(remote), host.language.get())
      const stop = start({ host, t: (key, values) => words.t(key, { ns: remote.id, ...values }) })
      await act(async () => {})
      stop()
      expect(host.listeners()).toBe(0)
      expect(host.happenings.errors).toEqual([])
    }
  })
}
