import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, incomingPrefix } from './durable-files.ts'
import { canaryOf, liveRemote, namedRemotes } from './registry-file.ts'
import { releasesOf } from './releases-log.ts'
import { liveShell, readShellRelease } from './shell-releases.ts'
import { webRootPaths } from './web-root.ts'

/**
 * Removes old releases of every part, all releases of a remote that the registry does not name, and files of interrupted
 * commands. The live release, a canary and the newest others stay: windows that were opened before a deployment still
 * load from them.
 * @param count how many releases of each part stay, the live one included; at least 1
 * @returns what was removed, as `recipes 0.1.0-1a2b3c4d`
 */
export async function prune(webRoot: string, count: number): Promise<string[]> {
  const { remoteVersions, shellVersions } = webRootPaths(webRoot)
  const removed: string[] = []
  await removeLeftovers(webRoot)
  await removeLeftovers(shellVersions)
  const named = await namedRemotes(webRoot)
  for (const id of await foldersIn(join(webRoot, 'remotes'))) {
    await removeLeftovers(remoteVersions(id))
    if (named && !named.includes(id)) {
      removed.push(...(await foldersIn(remoteVersions(id))).map((version) => `${id} ${version}`))
      await rm(remoteVersions(id), { recursive: true })
      continue
    }
    const live = (await liveRemote(webRoot, id))?.version ?? null
    const canary = (await canaryOf(webRoot, id))?.remote.version ?? null
    removed.push(...(await removeOld(webRoot, id, remoteVersions(id), { live, canary, count })))
  }
  removed.push(
    ...(await removeOld(webRoot, 'shell', shellVersions, { live: await liveShell(webRoot), canary: null, count })),
  )
  await removeUnusedAssets(webRoot)
  return removed
}

interface CurrentReleases {
  readonly live: string | null
  readonly canary: string | null
  /** How many stay. */
  readonly count: number
}

async function removeOld(webRoot: string, part: string, folder: string, { live, canary, count }: CurrentReleases) {
  const newestFirst = await byLastLive(webRoot, part, folder)
  const others = newestFirst.filter((version) => version !== live)
  const newest = new Set([live, ...others].slice(0, live ? count : count + 1))
  const old = newestFirst.filter((version) => !newest.has(version) && version !== canary)
  for (const version of old) await rm(join(folder, version), { recursive: true })
  return old.map((version) => `${part} ${version}`)
}

/** Versions on disk, the one that was live last first; one that never was counts by its age. */
async function byLastLive(webRoot: string, part: string, folder: string): Promise<string[]> {
  const releases = await releasesOf(webRoot, part)
  const dated = await Promise.all(
    (await foldersIn(folder)).map(async (version) => {
      const release = releases.findLast((other) => other.version === version)
      const at = release ? Date.parse(release.at) : (await stat(join(folder, version))).mtimeMs
      return { version, at }
    }),
  )
  return dated.sort((a, b) => b.at - a.at).map(({ version }) => version)
}

/** Removes the files of a command that was killed: nobody else writes here now. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith(incomingPrefix)) await rm(join(folder, name), { recursive: true })
}

/** Hashed files of the shell that no release on disk names. */
async function removeUnusedAssets(webRoot: string): Promise<void> {
  const versions = await foldersIn(webRootPaths(webRoot).shellVersions)
  if (versions.length === 0) return
  const releases = await Promise.all(versions.map((version) => readShellRelease(webRoot, version)))
  const used = new Set(releases.flatMap(({ assets }) => assets))
  for (const file of await filesOf(join(webRoot, 'assets'))) {
    const asset = `assets/${file}`
    if (!used.has(asset)) await rm(join(webRoot, asset))
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
