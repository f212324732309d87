import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lock } from 'proper-lockfile'

/** Where things lie in a served folder. Names that begin with a dot are never served. */
export const webRootPaths = (webRoot: string) => ({
  registry: join(webRoot, 'remotes.json'),
  menus: join(webRoot, 'menus.json'),
  opening: join(webRoot, 'opening.json'),
  log: join(webRoot, 'releases.log'),
  remoteVersions: (id: string) => join(webRoot, 'remotes', id),
  remoteVersion: (id: string, version: string) => join(webRoot, 'remotes', id, version),
  shellVersions: join(webRoot, '.shell'),
  shellVersion: (version: string) => join(webRoot, '.shell', version),
  liveShell: join(webRoot, '.shell', 'live.json'),
})

/** Runs a change of a served folder while no other command changes it. Waits up to about 30 s for its turn. */
export async function whileLocked<T>(webRoot: string, change: (webRoot: string) => Promise<T>): Promise<T> {
  const folder = resolve(webRoot)
  await mkdir(folder, { recursive: true })
  const release = await lock(folder, {
    lockfilePath: join(folder, '.lock'),
    stale: 15_000,
    retries: { retries: 120, minTimeout: 50, maxTimeout: 300 },
  })
  try {
    return await change(folder)
  } finally {
    await release()
  }
}
