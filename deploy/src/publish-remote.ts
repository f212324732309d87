import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type RegistryEntry, registryEntry } from '@potluck/platform/registry'
import {
  federationManifest,
  fingerprint,
  isReleased,
  manifestFile,
  type RemoteBuild,
  sharedNames,
  sharedNamesFile,
} from './build.ts'
import { DeployError } from './deploy-error.ts'
import { filesOf, placeFolder } from './durable-files.ts'
import type { Published } from './published.ts'
import { canaryOf, checkShare, liveRemote, pointTo } from './registry-file.ts'
import { recordRelease } from './releases-log.ts'
import { addressAt, checkServed, integrityOf, originOf, type RemoteOrigin } from './remote-origin.ts'
import { liveShellOffer } from './shell-releases.ts'
import { adviceOn, misfits, type Need } from './skew.ts'
import { webRootPaths } from './web-root.ts'

/** In each version's folder: the registry entry that makes it live. */
const entryFile = 'release.json'

export interface RemotePublication {
  readonly reason: string
  /** Where browsers fetch it from; where they fetch the live version from unless said. */
  readonly origin?: RemoteOrigin
  /** Percent of the browsers that get it; all of them unless said. */
  readonly share?: number
}

/**
 * Uploads a version of a remote into its own folder, then points the registry at it: for all browsers, which ends a
 * canary, or beside the live version.
 * @throws {DeployError} when it would not run in the live shell, its version exists with other content, its origin does
 * not serve it, or there is no live version for the other browsers
 */
export async function publishRemote(
  webRoot: string,
  build: RemoteBuild,
  { reason, origin: to, share }: RemotePublication,
): Promise<Published> {
  const { id, version } = build
  const offer = await liveShellOffer(webRoot)
  const problems = offer ? misfits(build, offer) : []
  if (problems.length > 0) throw new DeployError(adviceOn(problems))

  const live = await liveRemote(webRoot, id)
  const origin = to ?? originOf(live?.entry ?? '')
  const integrity = origin === 'shell' ? undefined : integrityOf(await readFile(join(build.dist, build.entry)))
  const entry: RegistryEntry = {
    id,
    version,
    contract: build.contract,
    enabled: live?.enabled ?? true,
    entry: addressAt(origin, `remotes/${id}/${version}/${build.entry}`),
    paths: [...build.paths],
    background: build.background,
    ...(integrity && { integrity }),
  }
  const folder = webRootPaths(webRoot).remoteVersion(id, version)
  if (existsSync(folder)) await checkSame(webRoot, folder, build)
  else {
    const files = (await filesOf(build.dist)).filter(isReleased)
    await placeFolder(build.dist, folder, files, { [entryFile]: JSON.stringify(entry, null, 2) })
  }
  if (live?.entry === entry.entry) return { outcome: 'unchanged', part: id, version }
  if (integrity) await checkServed(entry.entry, integrity)
  const release = { action: 'publish', part: id, version, previous: live?.version ?? null, reason } as const
  if (share === undefined) {
    await pointTo(webRoot, entry)
    await recordRelease(webRoot, release)
    return { outcome: 'published', part: id, version }
  }
  if (!live) throw new DeployError(`remote "${id}" has no version for the other browsers: publish one for all first`)
  const canary = await canaryOf(webRoot, id)
  if (canary?.remote.entry === entry.entry && canary.share === share)
    return { outcome: 'canary-unchanged', part: id, version }
  await pointTo(webRoot, live, { share: checkShare(share), remote: entry })
  await recordRelease(webRoot, { ...release, share })
  return { outcome: 'canary', part: id, version }
}

async function checkSame(webRoot: string, folder: string, build: RemoteBuild): Promise<void> {
  const { id, version, dist } = build
  const [there, { contract, paths, background }] = await Promise.all([
    fingerprint(folder, (file) => file !== entryFile),
    releasedEntry(webRoot, id, version),
  ])
  const isSame = isDeepStrictEqual([contract, paths, background], [build.contract, build.paths, build.background])
  if (there !== (await fingerprint(dist)) || !isSame)
    throw new DeployError(`remote "${id}" ${version} exists with other content; a version never changes: raise it`)
}

/** The registry entry of a version that lies in the served folder. @throws {DeployError} when it does not */
export async function releasedEntry(webRoot: string, id: string, version: string): Promise<RegistryEntry> {
  const file = join(webRootPaths(webRoot).remoteVersion(id, version), entryFile)
  try {
    return registryEntry.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new DeployError(`remote "${id}" has no version ${version} here`, { cause: error })
  }
}

/** The requirements of a published version on a shell. */
export async function releasedNeed(webRoot: string, { id, version, contract }: RegistryEntry): Promise<Need> {
  const folder = webRootPaths(webRoot).remoteVersion(id, version)
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), 'utf8').catch(() => '{}'))
  return {
    id,
    contract,
    shared: federationManifest.shape.shared.catch([]).parse(Object(await read(manifestFile)).shared),
    names: sharedNames.catch({}).parse(await read(sharedNamesFile)),
  }
}
