import { existsSync } from 'node:fs'
import { DeployError } from './deploy-error.ts'
import { releasedEntry } from './publish-remote.ts'
import { liveRemote, pointTo } from './registry-file.ts'
import { recordRelease, releasesOf } from './releases-log.ts'
import { liveShell, liveShellOffer, readShellRelease, showShell } from './shell-releases.ts'
import { webRootPaths } from './web-root.ts'

export interface Rollback {
  /** A remote's id, or `shell`. */
  readonly part: string
  /** The version to go back to; the one that was live before the present one unless said. */
  readonly to?: string
  /** Why; kept in `releases.log`. */
  readonly reason: string
}

/**
 * Makes an earlier release live again. Its files never left, so nothing is built or copied.
 * @returns the versions before and after
 * @throws {DeployError} when there is no such release
 */
export async function rollBack(
  webRoot: string,
  { part, to, reason }: Rollback,
): Promise<{ readonly from: string; readonly to: string }> {
  const from = part === 'shell' ? await liveShell(webRoot) : (await liveRemote(webRoot, part))?.version
  if (!from) throw new DeployError(`"${part}" is not live here, so there is nothing to roll back`)
  const version = to ?? (await versionBefore(webRoot, part, from))
  if (version === from) throw new DeployError(`"${part}" ${version} is live already`)

  if (part === 'shell') await showShell(webRoot, await readShellRelease(webRoot, version))
  else await pointRemoteBack(webRoot, part, version)
  await recordRelease(webRoot, { action: 'rollback', part, version, previous: from, reason })
  return { from, to: version }
}

async function pointRemoteBack(webRoot: string, id: string, version: string): Promise<void> {
  const entry = await releasedEntry(webRoot, id, version)
  const shell = await liveShellOffer(webRoot)
  if (shell && !shell.contracts.includes(entry.contract))
    throw new DeployError(`remote "${id}" ${version} needs contract ${entry.contract}, which the live shell lacks`)
  await pointTo(webRoot, { ...entry, enabled: (await liveRemote(webRoot, id))?.enabled ?? true })
}

/** What was live before a version was published; rolling back twice goes back two releases, not to and fro. */
async function versionBefore(webRoot: string, part: string, version: string): Promise<string> {
  const releases = await releasesOf(webRoot, part)
  const published = releases.findLast((release) => release.action === 'publish' && release.version === version)
  if (!published?.previous) throw new DeployError(`"${part}" ${version} has no release before it; name one with --to`)
  const { shellVersion, remoteVersion } = webRootPaths(webRoot)
  const folder = part === 'shell' ? shellVersion(published.previous) : remoteVersion(part, published.previous)
  if (!existsSync(folder)) throw new DeployError(`"${part}" ${published.previous} was pruned; name a release with --to`)
  return published.previous
}
