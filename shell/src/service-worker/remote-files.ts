import { fieldOf } from './field-of.ts'
import type { WorkerScope } from './worker-scope.ts'

type Place = Pick<WorkerScope, 'fetch'>

/** The folder of the version of a remote that contains a path, ending in a slash; null for other paths. */
export const versionOf = (pathname: string): string | null => /^.*\/remotes\/[^/]+\/[^/]+\//.exec(pathname)?.[0] ?? null

const entriesOf = (registry: unknown): string[] => {
  const remotes = fieldOf(registry, 'remotes')
  if (!Array.isArray(remotes)) throw new Error('remotes.json is no registry')
  return remotes.flatMap((remote: unknown) => {
    const entry = fieldOf(remote, 'entry')
    return typeof entry === 'string' && fieldOf(remote, 'enabled') !== false ? [entry] : []
  })
}

async function read({ fetch }: Place, address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** Folders of the live versions of all remotes, as addresses that end in a slash; null if they are unknown. */
export async function liveVersions(place: Place, base: string): Promise<readonly string[] | null> {
  try {
    const registry = await read(place, `${base}remotes.json`)
    return entriesOf(registry).map((entry) => new URL('./', new URL(entry, base)).href)
  } catch {
    return null
  }
}

/** The files of a version, as its build listed them: names relative to the folder, with the SHA-256 of each in base64. */
export async function filesOfVersion(place: Place, folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await read(place, `${folder}files.json`)
  if (typeof files !== 'object' || files === null) throw new Error(`${folder}files.json is no list of files`)
  return new Map(
    Object.entries(files).flatMap(([name, file]: [string, unknown]) => {
      const hash = fieldOf(file, 'sha256')
      return typeof hash === 'string' ? [[name, hash] as const] : []
    }),
  )
}
