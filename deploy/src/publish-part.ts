import { readBuild } from './build.ts'
import { DeployError } from './deploy-error.ts'
import { publishRemote } from './publish-remote.ts'
import { publishShell } from './publish-shell.ts'
import type { Published } from './published.ts'
import { canaryOf } from './registry-file.ts'
import { wasRolledBack, wasWithdrawn } from './releases-log.ts'
import type { RemoteOrigin } from './remote-origin.ts'
import { whileLocked } from './web-root.ts'

export interface Publication {
  /** The package's folder, with its build in `dist`. */
  readonly directory: string
  /** The served folder; made when it is not there. */
  readonly webRoot: string
  /** Instead of the package's version with the build's fingerprint. */
  readonly version?: string
  /** Where browsers fetch a remote from; where they fetch its live version from unless said. */
  readonly origin?: RemoteOrigin
  /** Percent of the browsers that get a remote's version, 1 to 99; all of them unless said. */
  readonly share?: number
  /** Written into `releases.log`. */
  readonly reason?: string
  /** Leave alone what somebody went back from or withdrew, and a canary: for what publishes by itself. */
  readonly unlessRolledBack?: boolean
}

/**
 * Puts a built part into a served folder and makes it live. A browser meanwhile sees the old release or the new.
 * @throws {DeployError} when it is refused; then what is live stays
 */
export async function publishPart(publication: Publication): Promise<Published> {
  const { directory, webRoot, origin, share, reason = '', unlessRolledBack = false } = publication
  const build = await readBuild(directory, publication.version)
  const part = build.kind === 'remote' ? build.id : 'shell'
  if (build.kind === 'shell' && share !== undefined) throw new DeployError('the shell goes to all browsers at once')
  return whileLocked(webRoot, async (folder) => {
    if (unlessRolledBack && (await wasWithdrawn(folder, part)))
      return { outcome: 'withdrawn', part, version: build.version }
    if (unlessRolledBack && (await wasRolledBack(folder, part, build.version)))
      return { outcome: 'rolled-back', part, version: build.version }
    if (unlessRolledBack && (await canaryOf(folder, part))?.remote.version === build.version)
      return { outcome: 'canary-unchanged', part, version: build.version }
    return build.kind === 'remote'
      ? publishRemote(folder, build, { reason, ...(origin && { origin }), ...(share !== undefined && { share }) })
      : publishShell(folder, build, reason)
  })
}
