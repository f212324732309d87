import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import type { LoadChangeEffects } from './change-effects.ts'
import { contract } from './contract.ts'
import { HostProvider } from './HostProvider.tsx'
import type { Host } from './host.ts'
import type { Locales } from './locales.ts'
import type { PreferencesSection } from './preferences.ts'

/** One screen of a remote. `path` is a pattern of the router, as `recipe/:recipeId`. */
export interface RemoteRoute {
  readonly path: string
  readonly load: () => Promise<ComponentType>
  /** Words that no other screen needs, fetched with this one: a feature's folder has them beside it. */
  readonly locales?: Locales
  /**
   * The first question of the screen, as it asks it without a query and with preferences unchanged: path and query in the API,
   * with parameters of the route. A device that opens the address for the first time asks it before the code is there. The
   * build reads it, so it is written here as a text.
   */
  readonly asks?: string
}

/** The context of a background. */
export interface BackgroundInput {
  readonly host: Host
  /** A word of the remote's own, in the language of the moment. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string
}

/** Runs without a screen from login to logout. Its result ends it: no listener, timer or request stays. */
export type Background = (given: BackgroundInput) => () => void

/** The declaration of a remote. */
export interface RemoteDefinition {
  /** Also the name of its words (i18n namespace) and of its federation container. */
  readonly id: string
  readonly routes: readonly RemoteRoute[]
  /** Addresses of its words per language; `wordsIn` finds them. */
  readonly locales: Locales
  /** Words that come with parts of screens (`onDemand`), each with the code that says them. */
  readonly partLocales?: readonly Locales[]
  /** The sections of preferences that are its own; no other remote may have one of their names. */
  readonly preferences?: readonly PreferencesSection[]
  /** Its background, which runs while somebody is logged in, whichever screen is shown; its package.json says `background: true`. */
  readonly background?: () => Promise<Background>
  /** Its changes that answers show while they wait. */
  readonly changeEffects?: readonly LoadChangeEffects[]
}

/** The module that a remote exposes and a shell mounts. */
export interface Remote extends RemoteDefinition {
  readonly contract: number
  /** Wraps every screen; gives the remote's own context its host. */
  readonly Root: ComponentType<{ readonly host: Host; readonly children: ReactNode }>
}

/** Makes a remote of its table of contents. It is the default export of `./remote`. */
export const defineRemote = ({
  preferences = [],
  changeEffects: shows = [],
  ...definition
}: RemoteDefinition): Remote => ({
  ...definition,
  preferences,
  contract,
  Root: ({ host, children }) => (
    <HostProvider host={host} preferences={preferences}>
      {shows.length > 0 && <Showing host={host} shows={shows} />}
      {children}
    </HostProvider>
  ),
})

/** Has the answers of the product's one cache show what waits. */
function Showing({ host, shows }: { readonly host: Host; readonly shows: readonly LoadChangeEffects[] }) {
  const client = useQueryClient()
  useLayoutEffect(() => {
    for (const changes of shows) host.changes.addEffects(client, changes)
  }, [client, host, shows])
  return null
}

/** All words of a remote: those of every screen, and those that come beside one or with a part. */
export const wordsOf = ({
  locales,
  routes,
  partLocales = [],
}: Pick<RemoteDefinition, 'locales' | 'routes' | 'partLocales'>): readonly Locales[] => [
  ...new Set([locales, ...routes.flatMap((route) => route.locales ?? []), ...partLocales]),
]
