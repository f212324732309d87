import { appendFile, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { webRootPaths } from './web-root.ts'

const line = z.object({
  at: z.iso.datetime(),
  action: z.enum(['publish', 'rollback', 'withdraw']),
  part: z.string(),
  version: z.string(),
  /** The release that was live before; null for a first release. */
  previous: z.string().nullable(),
  reason: z.string(),
  /** Percent of the browsers that get it; all where it is not said. */
  share: z.number().optional(),
})

/** One change of what is live. `part` is a remote's id, or `shell`. */
export type Release = z.infer<typeof line>

/** Adds a line to `releases.log`, one JSON object each. */
export async function recordRelease(webRoot: string, release: Omit<Release, 'at'>): Promise<void> {
  const entry: Release = { at: new Date().toISOString(), ...release }
  await appendFile(webRootPaths(webRoot).log, `${JSON.stringify(entry)}\n`, { flush: true })
}

/** The releases of one part, oldest first. A line that cannot be read (a power cut while writing) is passed over. */
export async function releasesOf(webRoot: string, part: string): Promise<Release[]> {
  const text = await readFile(webRootPaths(webRoot).log, 'utf8').catch(() => '')
  return text.split('\n').flatMap((written) => {
    const parsed = line.safeParse(jsonOrNull(written))
    return parsed.success && parsed.data.part === part ? [parsed.data] : []
  })
}

/** Whether somebody went back from a version, and nobody published it again since. */
export async function wasRolledBack(webRoot: string, part: string, version: string): Promise<boolean> {
  const releases = await releasesOf(webRoot, part)
  const lastLive = releases.findLastIndex((release) => release.version === version)
  return releases.slice(lastLive + 1).some(({ action, previous }) => action === 'rollback' && previous === version)
}

/** Whether a part was withdrawn, and nobody published it again since. */
export async function wasWithdrawn(webRoot: string, part: string): Promise<boolean> {
  return (await releasesOf(webRoot, part)).at(-1)?.action === 'withdraw'
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
