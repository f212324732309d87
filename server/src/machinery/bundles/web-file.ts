import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the served folder, ready to be sent. */
export interface WebFile {
  /** Relative to the served folder. */
  readonly path: string
  /** Its content never changes under this path. */
  readonly immutable: boolean
}

/** Hashed files of the shell, and everything in the folder of a remote's version. */
const immutablePath = /^(assets|remotes\/[^/]+\/[^/]+)\//

/** Kept beside what is served, for who deploys. */
const privateFile = /(^|\/)\.|\.log$/

/**
 * The file that an address names, or null. A folder is never a file, except the root, which is `index.html`.
 * @param address the path of a request, decoded, without its leading slash
 */
export async function findWebFile(webRoot: string, address: string): Promise<WebFile | null> {
  const path = address === '' ? 'index.html' : address
  if (privateFile.test(path) || path.includes('\\') || path.includes('\0')) return null
  const found = await stat(join(webRoot, path)).catch(() => null)
  return found?.isFile() ? { path, immutable: immutablePath.test(path) } : null
}
