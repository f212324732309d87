import { contract } from '@potluck/platform/contract'
import type { GlobalPreferences } from '@potluck/platform/global-preferences'
import { createPreferencesStore } from '@potluck/platform/preferences-store'
import { defineRemote, type Remote } from '@potluck/platform/remote'
import { type Answer, answering } from '@potluck/testing/answers'
import { readWords } from '@potluck/testing/word-files'
import { PageLayout } from '@potluck/ui'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { App } from '../App.tsx'
import { providerWords } from '../auth/providers/words.ts'
import { authWords } from '../auth/words.ts'
import { parseConfig } from '../config/config.ts'
import { featureFlags } from '../config/feature-flags.ts'
import { createDeviceStorage } from '../device/device-storage.ts'
import { createToken, tokenKey } from '../device/token.ts'
import { createWords } from '../language/words.ts'
import { locales } from '../locales.ts'
import { createRemotes } from '../remotes/remotes.ts'
import { fromHere } from '../routing/create-router.ts'
import { followLinks } from '../routing/follow-links.ts'
import { routes } from '../routing/routes.tsx'
import { createShell } from '../start/create-shell.ts'

const page = 'http://potluck.test/'

export interface RenderShellSettings {
  readonly path?: string
  /** A session that is there from the start. */
  readonly token?: string
  readonly answers?: readonly Answer[]
  /** The content of `config.json`. */
  readonly config?: object
  readonly preferences?: Partial<GlobalPreferences>
  readonly remotes?: readonly Remote[]
  /** The menu entries of remotes, by id of the remote. */
  readonly menus?: Readonly<Record<string, readonly unknown[]>>
  /** The localStorage of an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>
  /** The local storage of the device, named by what may throw. */
  readonly storage?: () => Storage
  /** The response for the registry in place of the real one. */
  readonly registry?: () => Promise<Response>
}

/** A remote with one screen per prefix, to have somewhere to be. */
export const plainRemote = (id: string, ...prefixes: readonly string[]): Remote =>
  defineRemote({
    id,
    routes: prefixes.map((prefix) => ({
      path: `${prefix}/*`,
      load: async () => () => <PageLayout title={`The ${prefix} screen`}>content</PageLayout>,
    })),
    locales,
  })

const menusOf = (menus: NonNullable<RenderShellSettings['menus']>) =>
  Object.fromEntries(Object.entries(menus).map(([id, menu]) => [id, { '1.0.0': menu }]))

const usualRemotes = [
  plainRemote('recipes', 'list', 'labels', 'recipe', 'edit-recipe'),
  plainRemote('social', 'people', 'messages', 'kitchens'),
  plainRemote('settings', 'settings'),
]

/** The registry of a deployment that has these remotes. */
export const registryOf = (remotes: readonly Remote[]) => ({
  schemaVersion: 1,
  remotes: remotes.map(({ id, routes: screens, background }) => ({
    id,
    version: '1.0.0',
    contract,
    enabled: true,
    entry: `remotes/${id}/remoteEntry.js`,
    paths: screens.map(({ path }) => path.split('/')[0]),
    background: background !== undefined,
  })),
})

let stopFollowing = () => {}

/** The whole shell on a page of its own, with a stated server and remotes that need no network. */
export async function renderShell(settings: RenderShellSettings = {}) {
  const { path = '/', token, answers = [], config: file = {}, remotes: mounted = usualRemotes, menus = {} } = settings
  localStorage.clear()
  // The focus guard of an earlier test forgets its place; it would move the focus on this page.
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [key, value] of Object.entries(settings.stored ?? {})) localStorage.setItem(key, value)
  // jsdom has no place to scroll to.
  window.scrollTo = () => {}
  if (token !== undefined) localStorage.setItem(tokenKey, token)
  const storage = createDeviceStorage(settings.storage ?? (() => localStorage))
  const preferences = createPreferencesStore(storage, window)
  preferences.update('global', settings.preferences ?? {})
  const config = parseConfig(file, page)
  const network = answering(config.apiBase, ...answers)
  const words = createWords('en-us', async (address) => ({ ...readWords(address) }))
  // A part that an earlier test opened is there, and does not ask for its words again.
  await Promise.all([locales, authWords, providerWords].map((some) => words.add('shell', some)))
  const reload = jest.fn()

  const shell = createShell({
    config,
    words,
    preferences,
    reload,
    flags: featureFlags(config, 'potluck.test'),
    token: createToken(storage, window),
    storage,
    navigate: (to, options) => router.navigate(to, options),
    path: () => router.state.location.pathname,
    remotes: () => remotes,
    isExpected: () => false,
    fetch: network.fetch,
  })
  const remotes = createRemotes({
    page,
    reload,
    storage,
    tabStorage: createDeviceStorage(() => sessionStorage),
    loadModule: async ({ id }) => mounted.find((remote) => remote.id === id),
    addWords: words.add,
    i18n: words.i18n,
    host: shell.host,
    unsaved: shell.unsaved,
    isLoginAsked: () => shell.loginPrompt.get(),
    send: async (address) =>
      String(address).endsWith('menus.json')
        ? Response.json(menusOf(menus))
        : (settings.registry?.() ?? Response.json(registryOf(mounted))),
  })
  await remotes.refresh()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  stopFollowing()
  stopFollowing = followLinks(document, (to) => void router.navigate(to, { state: fromHere(router) }))
  const result = render(<App shell={shell} remotes={remotes} router={router} />)
  await act(async () => {})

  return {
    ...result,
    shell,
    reload,
    requests: network.requests,
    user: userEvent.setup(),
    go: (to: string) => act(() => router.navigate(to)),
    path: () => router.state.location.pathname + router.state.location.search,
  }
}
