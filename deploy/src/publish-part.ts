import { type RemoteBuild, readBuild, type ShellBuild } from './build.ts'
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

type Build = RemoteBuild | ShellBuild

/**
 * Puts a built part into a served folder and makes it live. A browser meanwhile sees the old release or the new.
 * @throws {DeployError} when it is refused; then what is live stays
 */
export async function publishPart(publication: Publication): Promise<Published> {
  const { directory, webRoot, version, share } = publication
  const build = await readBuild(directory, version)
  if (build.kind === 'shell' && share !== undefined) throw new DeployError('the shell goes to all browsers at once')
  return whileLocked(
    webRoot,
    async (folder) => (await leftAlone(folder, build, publication)) ?? (await publish(folder, build, [], publication)),
  )
}

/**
 * Publishes several parts as one release: the shell first. It is checked with the remotes that come with it.
 * @throws {DeployError} when a part is refused. The live versions stay, unless the reason lies in a remote alone
 */
export async function publishTogether(
  publication: Pick<Publication, 'webRoot' | 'reason' | 'unlessRolledBack'> & {
    readonly directories: readonly string[]
  },
): Promise<Published[]> {
  const { directories, webRoot } = publication
  const builds = await Promise.all(directories.map((directory) => readBuild(directory)))
  builds.sort((a, b) => Number(a.kind === 'remote') - Number(b.kind === 'remote'))
  return whileLocked(webRoot, async (folder) => {
    const stays = await Promise.all(builds.map((build) => leftAlone(folder, build, publication)))
    const coming = builds.filter((build, index) => build.kind === 'remote' && !stays[index])
    const outcomes: Published[] = []
    for (const [index, build] of builds.entries())
      outcomes.push(stays[index] ?? (await publish(folder, build, coming, publication)))
    return outcomes
  })
}

const partOf = (build: Build): string => (build.kind === 'remote' ? build.id : 'shell')

/** The outcome for a part that an automatic publication leaves as it is; null for others. */
async function leftAlone(
  folder: string,
  build: Build,
  { unlessRolledBack = false }: Pick<Publication, 'unlessRolledBack'>,
): Promise<Published | null> {
  if (!unlessRolledBack) return null
  const [part, { version }] = [partOf(build), build]
  if (await wasWithdrawn(folder, part)) return { outcome: 'withdrawn', part, version }
  if (await wasRolledBack(folder, part, version)) return { outcome: 'rolled-back', part, version }
  if ((await canaryOf(folder, part))?.remote.version === version) return { outcome: 'canary-unchanged', part, version }
  return null
}

function publish(
  folder: string,
  build: Build,
  coming: readonly Build[],
  { origin, share, reason = '' }: Pick<Publication, 'origin' | 'share' | 'reason'>,
): Promise<Published> {
  return build.kind === 'remote'
    ? publishRemote(folder, build, { reason, ...(origin && { origin }), ...(share !== undefined && { share }) })
    : publishShell(folder, build, {
        reason,
        coming: coming.filter((other): other is RemoteBuild => other.kind === 'remote'),
      })
}
