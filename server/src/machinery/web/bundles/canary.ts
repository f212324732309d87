import { createHash, randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const cookieName = 'potluck-canary'

/** The maximum lifetime of a cookie in browsers, seconds. */
const lifetime = 400 * 24 * 3_600

const canary = z.object({ share: z.number(), remote: z.looseObject({ id: z.string(), version: z.string() }) })

const registry = z.looseObject({ remotes: z.array(z.unknown()) })
const entryWithCanary = z.looseObject({ enabled: z.unknown(), canary })

/** The number that this browser drew, 0 to 99; null without one. */
function lotOf({ headers }: FastifyRequest): number | null {
  const [, lot] = /(?:^|; *)potluck-canary=(\d{1,2})(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return lot === undefined ? null : Number(lot)
}

/** Whether a browser gets the canary. Each version starts at another number, so that the browsers that try new versions vary. */
function isAmong(lot: number, { share, remote }: z.infer<typeof canary>): boolean {
  const start = createHash('sha256').update(`${remote.id} ${remote.version}`).digest().readUInt32BE() % 100
  return (lot + start) % 100 < share
}

/**
 * The registry for one browser: a remote with a canary has one version or the other. A browser stores its number in a cookie, and so has
 * the same version while the share stays or grows. A browser without a number draws one with this answer and gets the version of everybody
 * else: without cookies it would otherwise get another version each time.
 * @param content of `remotes.json`; returned unchanged if no remote has a canary
 */
export function registryFor(request: FastifyRequest, reply: FastifyReply, content: string): string {
  const read = registry.safeParse(jsonOrNull(content))
  if (!read.success || !read.data.remotes.some(hasCanary)) return content
  const lot = lotOf(request)
  // Proxies must not store it: the next browser may get another version.
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
