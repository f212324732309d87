import { createHash, randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const cookieName = 'potluck-canary'

/** As long as browsers store a cookie at most, seconds. */
const lifetime = 400 * 24 * 3_600

const canary = z.object({ share: z.number(), remote: z.looseObject({ id: z.string(), version: z.string() }) })

const registry = z.looseObject({ remotes: z.array(z.unknown()) })
const entryWithCanary = z.looseObject({ enabled: z.unknown(), canary })

/** The lot that a browser drew, 0 to 99; null for one that has none yet. */
function lotOf({ headers }: FastifyRequest): number | null {
  const [, lot] = /(?:^|; *)potluck-canary=(\d{1,2})(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return lot === undefined ? null : Number(lot)
}

/** Each version begins to count at another lot, so that it is not always the same browsers that try what is new. */
function isAmong(lot: number, { share, remote }: z.infer<typeof canary>): boolean {
  const start = createHash('sha256').update(`${remote.id} ${remote.version}`).digest().readUInt32BE() % 100
  return (lot + start) % 100 < share
}

/**
 * The registry as one browser gets it: of a remote with a canary, the one version or the other. A browser keeps the lot
 * that it drew, and so its version while the share stays or grows. One without a lot draws it with this answer and gets
 * what all have: who keeps no cookies would otherwise get another version each time.
 * @param content of `remotes.json`; comes back as it is where nothing of it is a canary
 */
export function registryFor(request: FastifyRequest, reply: FastifyReply, content: string): string {
  const read = registry.safeParse(jsonOrNull(content))
  if (!read.success || !read.data.remotes.some(hasCanary)) return content
  const lot = lotOf(request)
  // Not for proxies to store: the next browser may get another.
  reply.header('cache-control', 'private, no-cache')
  if (lot === null) {
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${cookieName}=${randomInt(100)}; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
    )
  }
  return JSON.stringify({ ...read.data, remotes: read.data.remotes.map((entry) => versionFor(entry, lot)) })
}

const hasCanary = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'canary' in entry

function versionFor(entry: unknown, lot: number | null): unknown {
  const read = entryWithCanary.safeParse(entry)
  if (!read.success) return entry
  const { canary, ...live } = read.data
  return lot !== null && isAmong(lot, canary) ? { ...canary.remote, enabled: live.enabled } : live
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
