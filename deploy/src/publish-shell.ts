import { existsSync } from 'node:fs'
import { fingerprint, isReleased, type ShellBuild } from './build.ts'
import { DeployError } from './deploy-error.ts'
import { filesOf, placeFolder } from './durable-files.ts'
import { writeOpening } from './opening-file.ts'
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
import { webRootPaths } from './web-root.ts'

/**
 * Adds the shell's hashed files to the served folder, then puts its pages in place of the live ones.
 * @throws {DeployError} when a live remote asks for a contract it lacks, or its version exists with other content
 */
export async function publishShell(webRoot: string, build: ShellBuild, reason: string): Promise<Published> {
  const { version } = build
  const unserved = (await servedRemotes(webRoot)).filter(({ contract }) => !build.contracts.includes(contract))
  if (unserved.length > 0)
    throw new DeployError(
      `this shell has contract ${build.contracts.join(' and ')}; publish first: ${unserved
        .map(({ id, contract }) => `remote "${id}" with a newer contract than ${contract}`)
        .join(', ')}`,
    )

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

/** The part of a build that this command reads; what it needs later is stored with the release. */
const describesBuild = (file: string): boolean => /^(mf-manifest|shared-names|opening-files|files)\.json\b/.test(file)
const isHashed = (file: string): boolean => file.startsWith('assets/')
/** Of any language. */
const isIndex = (file: string): boolean => /^index\.([\w-]+\.)?html$/.test(file)

async function checkSame(webRoot: string, { version, fingerprint: expected }: ShellRelease): Promise<void> {
  if ((await readShellRelease(webRoot, version)).fingerprint !== expected)
    throw new DeployError(`shell ${version} exists with other content; a version never changes: raise it`)
}
