import { existsSync } from 'node:fs'
import { fingerprint, isReleased, type RemoteBuild, type ShellBuild } from './build.ts'
import { DeployError } from './deploy-error.ts'
import { filesOf, placeFolder } from './durable-files.ts'
import { writeOpening } from './opening-file.ts'
import { releasedNeed } from './publish-remote.ts'
import type { Published } from './published.ts'
import { servedRemotes } from './registry-file.ts'
import { recordRelease } from './releases-log.ts'
import {
  addAssets,
  liveShell,
  readShellRelease,
  type ShellRelease,
  shellReleaseFile,
  showShell,
} from './shell-releases.ts'
import { misfits } from './skew.ts'
import { webRootPaths } from './web-root.ts'

export interface ShellPublication {
  readonly reason: string
  /** Remotes that are published with it, in place of their live versions. */
  readonly coming: readonly RemoteBuild[]
}

/**
 * Adds the shell's hashed files to the served folder, then puts its pages in place of the live ones.
 * @throws {DeployError} when a live remote or a canary would not run in it, or its version exists with other content
 */
export async function publishShell(
  webRoot: string,
  build: ShellBuild,
  { reason, coming }: ShellPublication,
): Promise<Published> {
  const { version } = build
  await checkRemotes(webRoot, build, coming)

  const files = (await filesOf(build.dist)).filter((file) => isReleased(file) && !describesBuild(file))
  const release: ShellRelease = {
    version,
    fingerprint: await fingerprint(build.dist),
    contracts: [...build.contracts],
    shared: build.shared,
    names: build.names,
    opening: build.opening,
    assets: files.filter(isHashed),
    pages: files.filter((file) => !isHashed(file)).sort((a, b) => Number(isIndex(a)) - Number(isIndex(b))),
  }
  if (existsSync(webRootPaths(webRoot).shellVersion(version))) await checkSame(webRoot, release)
  else {
    await addAssets(webRoot, build.dist, release.assets)
    await placeFolder(build.dist, webRootPaths(webRoot).shellVersion(version), release.pages, {
      [shellReleaseFile]: JSON.stringify(release, null, 2),
    })
  }
  const previous = await liveShell(webRoot)
  if (previous === version) return { outcome: 'unchanged', part: 'shell', version }
  await showShell(webRoot, release)
  await writeOpening(webRoot, await servedRemotes(webRoot))
  await recordRelease(webRoot, { action: 'publish', part: 'shell', version, previous, reason })
  return { outcome: 'published', part: 'shell', version }
}

/** @throws {DeployError} names each remote that would not run in the shell, and says what helps */
async function checkRemotes(webRoot: string, build: ShellBuild, coming: readonly RemoteBuild[]): Promise<void> {
  const staying = (await servedRemotes(webRoot)).filter(({ id }) => !coming.some((remote) => remote.id === id))
  const needs = [...(await Promise.all(staying.map((entry) => releasedNeed(webRoot, entry)))), ...coming]
  const unserved = needs.flatMap((need) => misfits(need, build).map((misfit) => ({ id: need.id, ...misfit })))
  if (unserved.length === 0) return
  const idsBy = (wanted: (typeof unserved)[number]['advice']) => [
    ...new Set(unserved.filter(({ advice }) => advice === wanted).map(({ id }) => `"${id}"`)),
  ]
  const older = idsBy('build it anew with what the shell has')
  const newer = idsBy('publish a newer shell first')
  const advice = [
    ...(older.length > 0
      ? [`publish ${older.join(', ')}, built anew, together with this shell, or withdraw it first`]
      : []),
    ...(newer.length > 0
      ? [`this shell is older than ${newer.join(', ')}: build a newer shell, or roll that back first`]
      : []),
  ]
  throw new DeployError(`${unserved.map(({ problem }) => problem).join('; ')}: ${advice.join('; ')}`)
}

/** The part of a build that this command reads; what it needs later is stored with the release. */
const describesBuild = (file: string): boolean => /^(mf-manifest|shared-names|opening-files|files)\.json\b/.test(file)
const isHashed = (file: string): boolean => file.startsWith('assets/')
/** Of any language. */
const isIndex = (file: string): boolean => /^index\.([\w-]+\.)?html$/.test(file)

async function checkSame(webRoot: string, { version, fingerprint: expected }: ShellRelease): Promise<void> {
  if ((await readShellRelease(webRoot, version)).fingerprint !== expected)
    throw new DeployError(`shell ${version} exists with other content; a version never changes: raise it`)
}
