import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { addressList } from './address-list.ts'
import { clientAddress } from './client-address.ts'
import { type Place, places } from './places.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports that a member calls: neither their connection nor their call is closed for newcomers. */
    secureConnection(request: FastifyRequest): void
  }
}

export interface ConnectionLimits {
  /** Maximum number of connections to this process. */
  readonly all: number
  /** Maximum number of connections from one address; behind a proxy, of its parallel requests. */
  readonly perAddress: number
  /** Time until a stop aborts unanswered calls, milliseconds. */
  readonly stopWithin: number
  /** Time that a stop waits for the rest of an incomplete request, milliseconds. */
  readonly halvesWithin: number
  /** A stop takes calls as before for this time, in which a proxy learns from `/readyz` that it stops, milliseconds. */
  readonly stopDelay: number
  /** A stop waits until no request has arrived for this time, milliseconds. */
  readonly lastCalls: number
}

/** Each connection may use memory and a handle of the system. An office of 30 cooks behind one address fits. */
const standardConnections: ConnectionLimits = {
  all: 2_000,
  perAddress: 256,
  stopWithin: 8_000,
  halvesWithin: 2_000,
  stopDelay: 0,
  lastCalls: 100,
}

/** The system may accept this many more connections: the code below decides which of them stay. */
const spare = 64

/** So many parts of the server may follow an answer to its end, libraries among them: more are a leak. */
const followers = 20

/** Maximum number of requests that a connection sends before it has read the answers: browsers send one. */
const inARow = 2

/**
 * Limits the number of connections, and lets a stop end all of them: with an answer if possible, otherwise by closing them. If there is no
 * place, a newcomer replaces the oldest connection that is not a member's: half-sent requests of strangers lock out nobody, not even people
 * behind the same address.
 */
export function boundConnections(
  app: FastifyInstance,
  trustedProxies: readonly string[],
  limits: Partial<ConnectionLimits> = {},
): void {
  const { all, perAddress, stopWithin, halvesWithin, stopDelay, lastCalls } = { ...standardConnections, ...limits }
  const isProxy = addressList(trustedProxies)
  const [connected, connectedHere, calling] = [places(all), places(perAddress), places(perAddress)]
  const sockets = new Set<Socket>()
  const halfSent = new Set<FastifyRequest['raw']>()
  const placesOf = new WeakMap<object, readonly Place[]>()
  let underway = 0
  let arrived = 0
  let stopping = false

  app.server.maxConnections = all + spare
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const giveUp = () => void socket.destroy()
    const place = connected.take('all', giveUp)
    if (!place) return giveUp()
    socket.once('close', place.leave)
    const ip = socket.remoteAddress
    // A proxy's connections belong to many people; their calls are counted one by one.
    if (ip === undefined || isProxy(ip)) return place.secure()
    const placeHere = connectedHere.take(clientAddress({ ip }), giveUp)
    if (!placeHere) return giveUp()
    socket.once('close', placeHere.leave)
    placesOf.set(socket, [place, placeHere])
  })
  app.decorate('secureConnection', ({ raw }) => {
    for (const place of [...(placesOf.get(raw) ?? []), ...(placesOf.get(raw.socket) ?? [])]) place.secure()
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isProxy(request.socket.remoteAddress ?? '')) return
    const place = calling.take(clientAddress(request), () => void request.socket.destroy())
    if (!place) throw new Refusal('too-many-connections', 'too many requests at once')
    placesOf.set(request.raw, [place])
    reply.raw.once('close', place.leave)
  })
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    reply.raw.setMaxListeners(followers)
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count <= inARow) return
    // Each would be answered into memory, for a client that does not read.
    socket.destroy()
    throw new Refusal('too-many-connections', 'too many requests on one connection at once')
  })
  app.addHook('onRequest', async ({ ws, raw }, reply) => {
    if (ws) return
    underway += 1
    arrived += 1
    if (!raw.complete) halfSent.add(raw)
    raw.once('end', () => halfSent.delete(raw))
    reply.raw.once('close', () => {
      underway -= 1
      halfSent.delete(raw)
    })
  })
  app.addHook<unknown>('onSend', async (_request, reply, payload) => {
    // The client opens another connection for its next call, and reaches another server or none.
    if (stopping) reply.header('connection', 'close')
    return payload
  })
  app.addHook('preClose', async () => {
    await pause(stopDelay)
    stopping = true
    const end = Date.now() + stopWithin
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, stopWithin).unref()
    setTimeout(() => {
      for (const { socket } of halfSent) socket.destroy()
    }, halvesWithin).unref()
    let before: number
    do {
      before = arrived
      await pause(lastCalls)
    } while ((underway > 0 || arrived > before) && Date.now() < end)
  })
}
