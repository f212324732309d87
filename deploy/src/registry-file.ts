import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseRegistry, type RegistryEntry, registryEntry } from '@potluck/platform/registry'
import { z } from 'zod'
import { DeployError } from './deploy-error.ts'
import { replaceFile } from './durable-files.ts'
import { writeMenus } from './menus-file.ts'
import { writeOpening } from './opening-file.ts'
import { webRootPaths } from './web-root.ts'

/** The file as it lies there: what this program does not know is stored. */
const looseRegistry = z.looseObject({ schemaVersion: z.literal(1), remotes: z.array(z.unknown()) })

const hasId = (entry: unknown, id: string): boolean =>
  typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id

/** A version of a remote that a share of the browsers gets. It stands in the live entry, which all others get. */
export interface Canary {
  /** Percent of the browsers. */
  readonly share: number
  readonly remote: RegistryEntry
}

const shareOfBrowsers = z.int().min(1).max(99)

/** @throws {DeployError} when it is no share of the browsers */
export function checkShare(percent: number): number {
  const { success } = shareOfBrowsers.safeParse(percent)
  if (!success) throw new DeployError(`${percent} is no share: write percent of the browsers, 1 to 99`)
  return percent
}

const withCanary = z.object({ canary: z.object({ share: shareOfBrowsers, remote: registryEntry }) })

const canaryIn = (entry: unknown): Canary | null => withCanary.safeParse(entry).data?.canary ?? null

/** The registry of a served folder; a new one when there is none. @throws {DeployError} when it cannot be read */
async function readRegistryFile(webRoot: string): Promise<z.infer<typeof looseRegistry>> {
  const file = webRootPaths(webRoot).registry
  if (!existsSync(file)) return { schemaVersion: 1, allowOverrides: false, remotes: [] }
  try {
    return looseRegistry.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new DeployError(`${file} is not a registry; repair or remove it first`, { cause: error })
  }
}

/** The remotes that are live, those with a bad entry left out. */
export async function liveRemotes(webRoot: string): Promise<readonly RegistryEntry[]> {
  return parseRegistry(await readRegistryFile(webRoot)).remotes
}

/** The ids of all entries, also of bad ones; null when there is no registry. */
export async function namedRemotes(webRoot: string): Promise<readonly string[] | null> {
  if (!existsSync(webRootPaths(webRoot).registry)) return null
  const named = z.looseObject({ id: z.string() })
  return (await readRegistryFile(webRoot)).remotes.flatMap((entry) => named.safeParse(entry).data?.id ?? [])
}

/** Every version that some browser is given: the live ones, and canaries. */
export async function servedRemotes(webRoot: string): Promise<readonly RegistryEntry[]> {
  return servedIn(await readRegistryFile(webRoot))
}

const servedIn = (registry: z.infer<typeof looseRegistry>): RegistryEntry[] => [
  ...parseRegistry(registry).remotes,
  ...registry.remotes.flatMap((entry) => canaryIn(entry)?.remote ?? []),
]

/** The canary of one remote, or null. */
export async function canaryOf(webRoot: string, id: string): Promise<Canary | null> {
  return canaryIn((await readRegistryFile(webRoot)).remotes.find((entry) => hasId(entry, id)))
}

/** The live entry of one remote, or null. */
export async function liveRemote(webRoot: string, id: string): Promise<RegistryEntry | null> {
  return (await liveRemotes(webRoot)).find((entry) => entry.id === id) ?? null
}

/**
 * Points the registry at a version of a remote, for all browsers, or at two; the menus beside it. Every other entry stays
 * as it is.
 * @throws {DeployError} when an entry is not right, or takes an id or a path of another remote
 */
export async function pointTo(webRoot: string, live: RegistryEntry, canary?: Canary): Promise<void> {
  const registry = await readRegistryFile(webRoot)
  const at = registry.remotes.findIndex((other) => hasId(other, live.id))
  const withEntry = (entry: RegistryEntry & { readonly canary?: Canary }) => ({
    ...registry,
    remotes: at < 0 ? [...registry.remotes, entry] : registry.remotes.with(at, entry),
  })
  const before = parseRegistry(registry).remotes.filter(({ id }) => id !== live.id)
  for (const entry of canary ? [live, canary.remote] : [live]) {
    const understood = parseRegistry(withEntry(entry))
    const stands = (one: RegistryEntry) =>
      understood.remotes.some(({ id, version }) => id === one.id && version === one.version)
    if (![entry, ...before].every(stands))
      throw new DeployError(registryEntry.safeParse(entry).success ? understood.problems.join('; ') : 'a bad entry')
  }
  const next = withEntry(canary ? { ...live, canary } : live)
  await writeMenus(webRoot, [...servedIn(registry), ...servedIn(next)])
  await replaceFile(webRootPaths(webRoot).registry, `${JSON.stringify(next, null, 2)}\n`)
  await writeOpening(webRoot, servedIn(next))
}

/** Takes a remote out of the registry, then out of the menus beside it. Every other entry stays as it is. */
export async function removeFromRegistry(webRoot: string, id: string): Promise<void> {
  const registry = await readRegistryFile(webRoot)
  const next = { ...registry, remotes: registry.remotes.filter((entry) => !hasId(entry, id)) }
  await replaceFile(webRootPaths(webRoot).registry, `${JSON.stringify(next, null, 2)}\n`)
  await writeMenus(webRoot, servedIn(next))
  await writeOpening(webRoot, servedIn(next))
}
