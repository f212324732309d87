import type { Endpoint } from '@potluck/api/endpoint'
import type { FastifyReply } from 'fastify'
import { Refusal } from '../../base/refusal.ts'

/**
 * Maximum bytes of large answers in parallel: of one member until they are sent, and in total while they are created. During its creation,
 * an answer takes about five times its length in memory.
 */
export const largeAnswers = { ofMember: 24_000_000, inAll: 48_000_000, waiting: 32 } as const

interface Waiting {
  readonly whose: string
  readonly bytes: number
  readonly start: () => void
}

let inAll = 0
const ofEach = new Map<string, number>()
const queue: Waiting[] = []

/** Whether these bytes fit into the limit; an answer that is larger than the limit fits if it is alone. */
const fits = (used: number, bytes: number, room: number): boolean => used === 0 || used + bytes <= room

function add(whose: string, bytes: number): void {
  const left = (ofEach.get(whose) ?? 0) + bytes
  if (left === 0) ofEach.delete(whose)
  else ofEach.set(whose, left)
}

/** Starts waiting answers that fit, in order of arrival. A member at their limit does not delay others. */
function startWaiting(): void {
  for (let at = 0; at < queue.length; ) {
    const next = queue[at]
    if (!next) return
    if (!fits(ofEach.get(next.whose) ?? 0, next.bytes, largeAnswers.ofMember)) {
      at += 1
      continue
    }
    if (!fits(inAll, next.bytes, largeAnswers.inAll)) return
    queue.splice(at, 1)
    inAll += next.bytes
    add(next.whose, next.bytes)
    next.start()
  }
}

/** The maximum length of the answer to a call, bytes; null if it needs no turn. */
export function longestAnswer({ maxAnswerBytes }: Endpoint, query: unknown): number | null {
  if (maxAnswerBytes === undefined) return null
  if (typeof maxAnswerBytes === 'number') return maxAnswerBytes
  const { perItem, items } = maxAnswerBytes
  const parameters = typeof query === 'object' && query !== null ? Object.entries(query) : []
  const count: unknown = parameters.find(([name]) => name === items)?.[1]
  return perItem * (typeof count === 'number' ? count : 1)
}

/**
 * Creates a large answer when there is memory for it.
 * @param whose id of the caller
 * @throws {Refusal} `too-many-at-once` if too many of their calls wait already, or their connection ends before their turn
 */
export async function inAnswerTurn(
  { raw }: FastifyReply,
  whose: string,
  bytes: number,
  make: () => Promise<void>,
): Promise<void> {
  const refusal = new Refusal('too-many-at-once', `no more than ${largeAnswers.waiting} large answers wait at once`, {
    retryAfterMs: 1_000,
  })
  if (queue.filter((waiting) => waiting.whose === whose).length >= largeAnswers.waiting) throw refusal
  await new Promise<void>((resolve, reject) => {
    const waiting = { whose, bytes, start: resolve }
    queue.push(waiting)
    raw.once('close', () => {
      const at = queue.indexOf(waiting)
      if (at < 0) return
      queue.splice(at, 1)
      reject(refusal)
    })
    startWaiting()
  })
  const sent = () => {
    add(whose, -bytes)
    startWaiting()
  }
  if (raw.closed) sent()
  else raw.once('close', sent)
  try {
    await make()
  } finally {
    inAll -= bytes
    startWaiting()
  }
}
