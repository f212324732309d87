import { partsLocales, partsNamespace } from '@potluck/parts/words'
import { supportedContracts } from '@potluck/platform/contract'
import { parseRemote } from '@potluck/platform/parse-remote'
import type { RegistryEntry } from '@potluck/platform/registry'
import type { Background, Remote, RemoteRoute } from '@potluck/platform/remote'
import type { WordFiles } from '@potluck/ui'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router'
import { classifyLoadError } from './classify-load-error.ts'
import { RemoteFailure } from './failure.ts'
import type { LoadRemoteModule } from './load-remote-module.ts'

/** A screen of a remote, ready to render. */
export interface Screen {
  readonly remote: Remote
  /** Pattern of its route. */
  readonly path: string
  readonly Component: ComponentType
}

/** The screens of all remotes. Each is loaded once. Unlike `React.lazy`, a failure is not cached, so that a retry is possible. */
export interface Screens {
  /** The screen at an address if all of it has loaded; null if it must be loaded or the remote has none. */
  present(entry: RegistryEntry, pathname: string): Screen | null
  /** Loads the screen at an address; null if the remote has none there. @throws {RemoteFailure} */
  load(entry: RegistryEntry, pathname: string): Promise<Screen | null>
  /** Loads words of a remote that are not loaded with its screens. */
  addWords(id: string, words: WordFiles): Promise<void>
  /** The background of a remote; null without one. @throws {RemoteFailure} */
  background(entry: RegistryEntry): Promise<Background | null>
  /** The version of a remote that runs in this window, until the window is reloaded. Null without one. */
  runningVersion(id: string): string | null
}

export interface ScreensSettings {
  readonly loadModule: LoadRemoteModule
  /** Whether the deployment allows to load a remote from the origin of its entry. */
  readonly mayComeFrom: (entry: RegistryEntry) => boolean
  /** Loads the words of a remote. */
  readonly addWords: (namespace: string, words: WordFiles) => Promise<void>
}

export function createScreens({ loadModule, addWords, mayComeFrom }: ScreensSettings): Screens {
  const running = new Map<string, { readonly remote: Remote; readonly version: string }>()
  const starting = new Map<string, Promise<Remote>>()
  const components = new Map<RemoteRoute, ComponentType>()

  async function start(entry: RegistryEntry): Promise<Remote> {
    const { id, version } = entry
    checkEntry(entry)
    if (!mayComeFrom(entry)) throw fromElsewhere(entry)
    const remote = checkModule(entry, await loadModule(entry))
    // Shared parts come with the first screen that may show them, not with the shell.
    const words = [addWords(id, remote.locales), addWords(partsNamespace, partsLocales)]
    await Promise.all(words).catch((cause: unknown) => {
      throw withoutWords(entry, cause)
    })
    running.set(id, { remote, version })
    return remote
  }

  function remoteOf(entry: RegistryEntry): Promise<Remote> {
    const { remote } = running.get(entry.id) ?? {}
    if (remote) return Promise.resolve(remote)
    const already = starting.get(entry.entry)
    if (already) return already
    const started = start(entry).finally(() => starting.delete(entry.entry))
    starting.set(entry.entry, started)
    return started
  }

  async function loadRoute(entry: RegistryEntry, route: RemoteRoute): Promise<ComponentType> {
    const words = route.locales ? addWords(entry.id, route.locales) : Promise.resolve()
    // A screen that does not come says more than its words, which are then missed too.
    words.catch(() => {})
    const Component = await loadComponent(entry, route)
    await words.catch((cause: unknown) => {
      throw withoutWords(entry, cause)
    })
    return Component
  }

  return {
    present(entry, pathname) {
      const remote = running.get(entry.id)?.remote
      const route = remote && routeAt(remote, pathname)
      const Component = route && components.get(route)
      return Component ? { remote, path: route.path, Component } : null
    },
    async load(entry, pathname) {
      const remote = await remoteOf(entry).catch((error: unknown) => {
        throw asFailure(entry, error)
      })
      const route = routeAt(remote, pathname)
      if (!route) return null
      const Component = components.get(route) ?? (await loadRoute(entry, route))
      components.set(route, Component)
      return { remote, path: route.path, Component }
    },
    async background(entry) {
      try {
        const remote = await remoteOf(entry)
        return (await remote.background?.()) ?? null
      } catch (error) {
        throw asFailure(entry, error)
      }
    },
    addWords,
    runningVersion: (id) => running.get(id)?.version ?? null,
  }
}

async function loadComponent(entry: RegistryEntry, route: RemoteRoute): Promise<ComponentType> {
  try {
    const Component: ComponentType | undefined = await route.load()
    if (Component) return Component
    throw new RemoteFailure('contract', `remote "${entry.id}" ${entry.version} has no screen for "${route.path}"`)
  } catch (error) {
    throw asFailure(entry, error)
  }
}

function routeAt(remote: Remote, pathname: string): RemoteRoute | null {
  const routes = remote.routes.map((route) => ({ path: `/${route.path}`, handle: route }))
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null
}

/** The registry alone decides this, without a download. */
function checkEntry({ id, version, contract, enabled }: RegistryEntry): void {
  if (!enabled) throw new RemoteFailure('disabled', `remote "${id}" ${version} is switched off`)
  if (!supportedContracts.includes(contract)) throw unfit(id, version, contract)
}

function checkModule({ id, version }: RegistryEntry, exported: unknown): Remote {
  const parsed = parseRemote(exported)
  const name = `remote "${id}" ${version}`
  if ('problem' in parsed) throw new RemoteFailure('contract', `${name} exposes no remote: ${parsed.problem}`)
  if (!supportedContracts.includes(parsed.remote.contract)) throw unfit(id, version, parsed.remote.contract)
  if (parsed.remote.id !== id) throw new RemoteFailure('contract', `${name} calls itself "${parsed.remote.id}"`)
  return parsed.remote
}

const withoutWords = ({ id, version }: RegistryEntry, cause: unknown) =>
  new RemoteFailure('network', `remote "${id}" ${version} came without its words`, { cause })

const fromElsewhere = ({ id, version, entry }: RegistryEntry) =>
  new RemoteFailure(
    'origin',
    `remote "${id}" ${version} lies at ${new URL(entry).origin}, which this deployment does not allow: add that to REMOTE_ORIGINS, or publish the remote here`,
  )

const unfit = (id: string, version: string, contract: number) =>
  new RemoteFailure(
    'contract',
    `remote "${id}" ${version} needs contract ${contract}, this shell has ${supportedContracts.join(' and ')}: update the shell or roll the remote back`,
  )

function asFailure({ id, version }: RegistryEntry, cause: unknown): RemoteFailure {
  if (cause instanceof RemoteFailure) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new RemoteFailure(classifyLoadError(cause) ?? 'evaluate', `remote "${id}" ${version}: ${reason}`, { cause })
}
