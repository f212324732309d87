import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the served folder, ready to be sent. */
export interface WebFile {
  /** Relative to the served folder. */
  readonly path: string
  /** Whether its content never changes under this path. */
  readonly immutable: boolean
}

/** Hashed files of the shell, and everything in the folder of a remote's version. */
const immutablePath = /^(assets|remotes\/[^/]+\/[^/]+)\//

/** Files of the operator beside the served ones. */
const privateFile = /(^|\/)\.|\.log$/

/**
 * The file for an address, or null. A folder is no file, except the root, which is `index.html`.
 * @param address decoded path of a request, without its leading slash
 */
export async function findWebFile(webRoot: string, address: string): Promise<WebFile | null> {
  const path = address === '' ? 'index.html' : address
  if (privateFile.test(path) || path.includes('\\') || path.includes('\0')) return null
  const stats = await stat(join(webRoot, path)).catch(() => null)
  return stats?.isFile() ? { path, immutable: immutablePath.test(path) } : null
}
