import { existsSync } from 'node:fs'
import { checkVersion } from './build.ts'
import { DeployError } from './deploy-error.ts'
import { writeOpening } from './opening-file.ts'
import { releasedEntry, releasedNeed } from './publish-remote.ts'
import { canaryOf, liveRemote, pointTo, servedRemotes } from './registry-file.ts'
import { recordRelease, releasesOf } from './releases-log.ts'
import { liveShell, liveShellOffer, readShellRelease, showShell } from './shell-releases.ts'
import { adviceOn, misfits as misfitsOf } from './skew.ts'
import { webRootPaths } from './web-root.ts'

export interface Rollback {
  /** A remote's id, or `shell`. */
  readonly part: string
  /** The version to go back to; unless said, that of the other browsers, or the one that was live before. */
  readonly to?: string
  /** Why; stored in `releases.log`. */
  readonly reason: string
}

export interface RolledBack {
  readonly from: string
  readonly to: string
  /** Why live remotes do not run in the shell that is back; they say so to who opens them. */
  readonly misfits: readonly string[]
}

/**
 * Takes a canary back, or makes an earlier release live again. Its files never left, so nothing is built or copied.
 * @throws {DeployError} when there is no such release, or it is a remote's that does not run in the live shell
 */
export async function rollBack(webRoot: string, { part, to, reason }: Rollback): Promise<RolledBack> {
  const live = part === 'shell' ? await liveShell(webRoot) : (await liveRemote(webRoot, part))?.version
  if (!live) throw new DeployError(`"${part}" is not live here, so there is nothing to roll back`)
  const canary = part === 'shell' ? null : await canaryOf(webRoot, part)
  const from = canary?.remote.version ?? live
  const version = to !== undefined ? checkVersion(to) : canary ? live : await versionBefore(webRoot, part, from)
  if (version === from) throw new DeployError(`"${part}" ${version} is live already`)

  const misfits = part === 'shell' ? await showShellBack(webRoot, version) : []
  if (part !== 'shell') await pointRemoteBack(webRoot, part, version)
  await recordRelease(webRoot, { action: 'rollback', part, version, previous: from, reason })
  return { from, to: version, misfits }
}

async function pointRemoteBack(webRoot: string, id: string, version: string): Promise<void> {
  const live = await liveRemote(webRoot, id)
  if (live?.version === version) return pointTo(webRoot, live)
  const entry = await releasedEntry(webRoot, id, version)
  const shell = await liveShellOffer(webRoot)
  const problems = shell ? misfitsOf(await releasedNeed(webRoot, entry), shell) : []
  if (problems.length > 0) throw new DeployError(adviceOn(problems))
  await pointTo(webRoot, { ...entry, enabled: live?.enabled ?? true })
}

/** Never refused: a broken shell takes every remote with it, one that is too old only those that are newer. */
async function showShellBack(webRoot: string, version: string): Promise<string[]> {
  const shell = await readShellRelease(webRoot, version)
  const needs = await Promise.all((await servedRemotes(webRoot)).map((entry) => releasedNeed(webRoot, entry)))
  await showShell(webRoot, shell)
  await writeOpening(webRoot, await servedRemotes(webRoot))
  return needs.flatMap((need) => misfitsOf(need, shell).map(({ problem }) => problem))
}

/** The release that was live before a version was published; rolling back twice goes back two releases, not to and fro. */
async function versionBefore(webRoot: string, part: string, version: string): Promise<string> {
  const releases = await releasesOf(webRoot, part)
  // A remote that moved to another origin was published again as it was.
  const published = releases.findLast(
    (release) => release.action === 'publish' && release.version === version && release.previous !== version,
  )
  if (!published?.previous) throw new DeployError(`"${part}" ${version} has no release before it; name one with --to`)
  const { shellVersion, remoteVersion } = webRootPaths(webRoot)
  const folder = part === 'shell' ? shellVersion(published.previous) : remoteVersion(part, published.previous)
  if (!existsSync(folder)) throw new DeployError(`"${part}" ${published.previous} was pruned; name a release with --to`)
  return published.previous
}
