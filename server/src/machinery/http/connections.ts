import { BlockList, isIPv6, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { clientAddress } from './client-address.ts'
import { type Place, places } from './places.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** A member calls: neither their connection nor their call is given up for newcomers. */
    secureConnection(request: FastifyRequest): void
  }
}

export interface ConnectionLimits {
  /** Most connections to this process. */
  readonly all: number
  /** Most connections from one address; behind a proxy, most requests of one at a time. */
  readonly perAddress: number
  /** A stop gives up what is not answered after so long, milliseconds. */
  readonly stopWithin: number
  /** A stop waits so long for the rest of a request that came by half, milliseconds. */
  readonly halvesWithin: number
  /** A stop waits until nothing has come for so long, milliseconds. */
  readonly lastCalls: number
}

/** Each connection may hold memory and a handle of the system. An office of 30 cooks behind one address has room. */
const standardConnections: ConnectionLimits = {
  all: 2_000,
  perAddress: 256,
  stopWithin: 8_000,
  halvesWithin: 2_000,
  lastCalls: 100,
}

/** The system is asked for so many more: whom a place is given to is decided here. */
const spare = 64

/** Most requests that one connection asks before it has read the answers: browsers ask one. */
const inARow = 2

function addressList(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => list.check(address, familyOf(address))
}

/**
 * Bounds how many connections there are, and has a stop end them all: answered where that is possible, cut where not.
 *
 * Where there is no room, a newcomer gets the place of the oldest that is not a member's: half-sent requests of strangers
 * shut out nobody, also not those who live behind the same address.
 */
export function boundConnections(
  app: FastifyInstance,
  trustedProxies: readonly string[],
  limits: Partial<ConnectionLimits> = {},
): void {
  const { all, perAddress, stopWithin, halvesWithin, lastCalls } = { ...standardConnections, ...limits }
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
    // A proxy's connections are those of many people; their calls are counted one by one.
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
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count <= inARow) return
    // Each would be answered into memory, for somebody who does not read.
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
    // Whoever is answered now comes again, and then finds another server or none.
    if (stopping) reply.header('connection', 'close')
    return payload
  })
  app.addHook('preClose', async () => {
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
