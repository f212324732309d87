import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseRegistry, type RegistryEntry, registryEntry } from '@potluck/platform/registry'
import { z } from 'zod'
import { DeployError } from './deploy-error.ts'
import { replaceFile } from './durable-files.ts'
import { writeMenus } from './menus-file.ts'
import { webRootPaths } from './web-root.ts'

/** The file as it lies there: what this program does not know is kept. */
const looseRegistry = z.looseObject({ schemaVersion: z.literal(1), remotes: z.array(z.unknown()) })

const hasId = (entry: unknown, id: string): boolean =>
  typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id

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

/** The live entry of one remote, or null. */
export async function liveRemote(webRoot: string, id: string): Promise<RegistryEntry | null> {
  return (await liveRemotes(webRoot)).find((entry) => entry.id === id) ?? null
}

/**
 * Points the registry at a version of a remote, its menu beside it; every other entry stays as it is.
 * @throws {DeployError} when the entry is not right, or takes an id or a path of another remote
 */
export async function pointTo(webRoot: string, entry: RegistryEntry): Promise<void> {
  const registry = await readRegistryFile(webRoot)
  const at = registry.remotes.findIndex((other) => hasId(other, entry.id))
  const remotes = at < 0 ? [...registry.remotes, entry] : registry.remotes.with(at, entry)
  const next = { ...registry, remotes }
  const understood = parseRegistry(next)
  if (!understood.remotes.some((other) => other.id === entry.id && other.version === entry.version))
    throw new DeployError(registryEntry.safeParse(entry).success ? understood.problems.join('; ') : 'a bad entry')
  await writeMenus(webRoot, [...parseRegistry(registry).remotes, entry])
  await replaceFile(webRootPaths(webRoot).registry, `${JSON.stringify(next, null, 2)}\n`)
}
