import { filesOfVersion, versionOf } from './remote-files.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Returns the SHA-256 of a file in base64, by its address; null if no build names the file. */
export type ExpectedHash = (address: string) => Promise<string | null>

/**
 * The hashes of the shell's files, and those of each version of a remote, which are requested once.
 * @param base address of the product, ending in a slash
 * @param own hashes of the shell's files, by their names relative to the product
 */
export function expectedHashes(
  place: Pick<WorkerScope, 'fetch'>,
  base: string,
  own: Readonly<Record<string, string>>,
): ExpectedHash {
  const versions = new Map<string, Promise<ReadonlyMap<string, string>>>()

  function filesOf(folder: string) {
    const known = versions.get(folder)
    if (known) return known
    const asked = filesOfVersion(place, folder)
    versions.set(folder, asked)
    asked.catch(() => versions.delete(folder))
    return asked
  }

  return async (address) => {
    if (address.startsWith(`${base}assets/`)) return own[address.slice(base.length)] ?? null
    const { origin, pathname } = new URL(address)
    const version = versionOf(pathname)
    if (version === null) return null
    const folder = origin + version
    const files = await filesOf(folder).catch(() => null)
    return files?.get(address.slice(folder.length)) ?? null
  }
}
