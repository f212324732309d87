import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../access/reader.ts'
import { Refusal } from '../refusal.ts'
import { tally } from './tally.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a file, which may be long on its way. */
    readonly upload?: boolean
  }
}

/** Longest body of somebody who is not known yet, bytes: an e-mail, a password and a name. */
export const strangersBodyLimit = 16_000

/** Longest JSON body of a member, bytes: a recipe with every field full. */
export const membersBodyLimit = 2_000_000

/** How long the body of a call may be on its way, milliseconds; a file may take as long as the server's `requestTimeout`. */
export const standardBodyTimeout = 60_000

/** How long a connection listens to what it will not read before it is closed, milliseconds: a client that sends learns why. */
const lingerFor = 2_000

/** Bodies longer than those of other calls that are on their way or in hand at once: of one member, and in all. */
export const longBodies = { ofMember: 2, inAll: 8 } as const

const longOfMember = tally(longBodies.ofMember)
const longInAll = tally(longBodies.inAll)

/**
 * Lets a body in that may be longer than others, which is stored in memory while it comes. One that says that it is no
 * longer than others needs no place.
 * @throws {Refusal} `too-many-at-once`
 */
export function takeLongBody({ headers }: FastifyRequest, { raw: answer }: FastifyReply, { id }: Member): void {
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (length <= membersBodyLimit) return
  const refusal = new Refusal('too-many-at-once', `no more than ${longBodies.ofMember} long bodies at once`)
  if (!longOfMember.enter(id)) throw refusal
  if (!longInAll.enter('all')) {
    longOfMember.leave(id)
    throw refusal
  }
  answer.once('close', () => {
    longOfMember.leave(id)
    longInAll.leave('all')
  })
}

const isIncomplete = ({ headers, complete }: FastifyRequest['raw']): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Gives up on bodies that do not come to an end, and closes the connection behind a body that is not read. */
export function boundBodies(app: FastifyInstance, timeout: number = standardBodyTimeout): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.config.upload || !isIncomplete(raw)) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.socket.destroy()
    }, timeout).unref()
    raw.once('close', () => clearTimeout(timer))
  })
  app.addHook<unknown>('onSend', async ({ raw }, reply, payload) => {
    if (reply.statusCode < 400 || !isIncomplete(raw)) return payload
    const { socket } = raw
    reply.header('connection', 'close')
    // Closed at once, the connection would be reset below the answer, which the client then never sees.
    socket.destroySoon = () => {
      socket.end()
      const timer = setTimeout(() => socket.destroy(), lingerFor).unref()
      socket.once('close', () => clearTimeout(timer))
    }
    return payload
  })
}
