import { BlockList, isIPv6, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { clientAddress } from './client-address.ts'
import { tally } from './tally.ts'

export interface ConnectionLimits {
  /** Most connections to this process. */
  readonly all: number
  /** Most connections from one address; behind a proxy, most requests of one at a time. */
  readonly perAddress: number
  /** A stop gives up what still hangs after so long, milliseconds. */
  readonly stopWithin: number
  /** A stop waits until nothing has come for so long, milliseconds. */
  readonly lastCalls: number
}

/** Each connection may hold memory and a handle of the system. An office of 30 cooks behind one address has room. */
const standardConnections: ConnectionLimits = { all: 2_000, perAddress: 256, stopWithin: 5_000, lastCalls: 100 }

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

/** Bounds how many connections there are, and has a stop end them all: answered where that is possible, cut where not. */
export function boundConnections(
  app: FastifyInstance,
  trustedProxies: readonly string[],
  limits: Partial<ConnectionLimits> = {},
): void {
  const { all, perAddress, stopWithin, lastCalls } = { ...standardConnections, ...limits }
  const isProxy = addressList(trustedProxies)
  const connected = tally(perAddress)
  const calling = tally(perAddress)
  const sockets = new Set<Socket>()
  let underway = 0
  let arrived = 0
  let stopping = false

  app.server.maxConnections = all
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const ip = socket.remoteAddress
    if (ip === undefined || isProxy(ip)) return
    const address = clientAddress({ ip })
    if (!connected.enter(address)) return socket.destroy()
    socket.once('close', () => connected.leave(address))
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isProxy(request.socket.remoteAddress ?? '')) return
    const address = clientAddress(request)
    if (!calling.enter(address)) throw new Refusal('too-many-connections', 'too many requests at once')
    reply.raw.once('close', () => calling.leave(address))
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
  app.addHook('onRequest', async ({ ws }, reply) => {
    if (ws) return
    underway += 1
    arrived += 1
    reply.raw.once('close', () => {
      underway -= 1
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
    let before: number
    do {
      before = arrived
      await pause(lastCalls)
    } while ((underway > 0 || arrived > before) && Date.now() < end)
  })
}
