import { readBuild } from './build.ts'
import { publishRemote } from './publish-remote.ts'
import { publishShell } from './publish-shell.ts'
import { whileLocked } from './web-root.ts'

export interface Publication {
  /** The package's folder, with its build in `dist`. */
  readonly directory: string
  /** The served folder; made when it is not there. */
  readonly webRoot: string
  /** Instead of the package's version with the build's fingerprint. */
  readonly version?: string
  /** Kept in `releases.log`. */
  readonly reason?: string
}

export interface Published {
  /** `unchanged` when this very build is live already. */
  readonly outcome: 'published' | 'unchanged'
  /** A remote's id, or `shell`. */
  readonly part: string
  readonly version: string
}

/**
 * Puts a built part into a served folder and makes it live. A browser meanwhile sees the old release or the new.
 * @throws {DeployError} when it is refused; then what is live stays
 */
export async function publishPart({ directory, webRoot, version, reason = '' }: Publication): Promise<Published> {
  const build = await readBuild(directory, version)
  return whileLocked(webRoot, (folder) =>
    build.kind === 'remote' ? publishRemote(folder, build, reason) : publishShell(folder, build, reason),
  )
}
