import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '../../../ground/access/reader.ts'
import { Refusal } from '../../base/refusal.ts'
import { tally } from './tally.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Receives a file, which may take longer. */
    readonly upload?: boolean
  }
}

/** Maximum body of a guest's call, bytes: an e-mail, a password and a name. */
export const strangersBodyLimit = 16_000

/** Maximum JSON body of a member's call, bytes: a recipe with every field full. */
export const membersBodyLimit = 2_000_000

/** Timeout of the body of a call, milliseconds; a file may take as long as the server's `requestTimeout`. */
export const standardBodyTimeout = 60_000

/**
 * How long a connection reads and discards data before it is closed, milliseconds, so that a client that still sends receives the answer.
 */
const lingerFor = 2_000

/** Maximum number of long bodies that are received or processed in parallel: of one member, and in total. */
export const longBodies = { ofMember: 2, inAll: 8 } as const

const longOfMember = tally(longBodies.ofMember)
const longInAll = tally(longBodies.inAll)

/**
 * Reserves a place for a body that may be longer than others and is buffered in memory. A body whose declared length is not longer than
 * others needs no place.
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

/** Aborts bodies that do not end within the timeout, and closes the connection after a body that is not read. */
export function boundBodies(app: FastifyInstance, timeout: number = standardBodyTimeout): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.config.upload || !isIncomplete(raw)) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, timeout).unref()
    raw.once('close', () => clearTimeout(timer))
  })
  app.addHook<unknown>('onSend', async ({ raw }, reply, payload) => {
    if (reply.statusCode < 400 || !isIncomplete(raw)) return payload
    const { socket } = raw
    reply.header('connection', 'close')
    // An immediate close would reset the connection before the client has received the answer.
    socket.destroySoon = () => {
      socket.end()
      const timer = setTimeout(() => socket.destroy(), lingerFor).unref()
      socket.once('close', () => clearTimeout(timer))
    }
    return payload
  })
}
