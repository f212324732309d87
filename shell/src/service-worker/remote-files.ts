import { fieldOf } from './field-of.ts'
import type { WorkerScope } from './worker-scope.ts'

type Place = Pick<WorkerScope, 'fetch'>

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

/** Folders of the live versions of all remotes, as addresses that end in a slash; null when nobody says. */
export async function liveVersions(place: Place, base: string): Promise<readonly string[] | null> {
  try {
    const registry = await read(place, `${base}remotes.json`)
    return entriesOf(registry).map((entry) => new URL('./', new URL(entry, base)).href)
  } catch {
    return null
  }
}

/** Every file of the live versions of all remotes; a version that does not say what it has has none. */
export async function remoteFiles(place: Place, base: string): Promise<readonly string[]> {
  const versions = (await liveVersions(place, base)) ?? []
  const lists = await Promise.all(
    versions.map(async (folder) => {
      const files = await read(place, `${folder}files.json`).catch(() => [])
      return (Array.isArray(files) ? files : []).flatMap((file: unknown) =>
        typeof file === 'string' ? [new URL(file, folder).href] : [],
      )
    }),
  )
  return lists.flat()
}
