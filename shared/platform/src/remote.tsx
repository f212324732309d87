import type { Language } from '@potluck/cooking/language'
import type { ComponentType, ReactNode } from 'react'
import { contract } from './contract.ts'
import { HostProvider } from './HostProvider.tsx'
import type { Host } from './host.ts'

/** One screen of a remote. `path` is a pattern of the specification's routes, as `recipe/:recipeId`. */
export interface RemoteRoute {
  readonly path: string
  readonly load: () => Promise<ComponentType>
}

/** What a remote states about itself. */
export interface RemoteDefinition {
  /** Also the name of its words (i18n namespace) and of its federation container. */
  readonly id: string
  readonly routes: readonly RemoteRoute[]
  /** Addresses of its words per language; `en-us` stands in for a missing one. */
  readonly locales: Partial<Readonly<Record<Language, string>>> & { readonly 'en-us': string }
}

/** What a remote exposes and a shell mounts. */
export interface Remote extends RemoteDefinition {
  readonly contract: number
  /** Wraps every screen; gives the remote's own context its host. */
  readonly Root: ComponentType<{ readonly host: Host; readonly children: ReactNode }>
}

/** Makes a remote of its table of contents. It is the default export of `./remote`. */
export const defineRemote = (definition: RemoteDefinition): Remote => ({
  ...definition,
  contract,
  Root: ({ host, children }) => <HostProvider host={host}>{children}</HostProvider>,
})
