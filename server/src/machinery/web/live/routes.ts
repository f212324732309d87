import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Member } from '../../../ground/access/reader.ts'
import type { Database } from '../../base/database/database.ts'
import { notFound, Refusal } from '../../base/refusal.ts'
import { regularly } from '../../base/regularly.ts'
import { tokenOf } from '../../base/token.ts'
import { openTicket } from '../tickets/session-tickets.ts'
import type { Live, LiveOptions } from './live.ts'
import { createLiveSocket, type LiveSocket } from './socket.ts'

const livePath = '/grip/ws'

/** Maximum size of a frame from a client, bytes. Clients send no messages. */
const maxPayload = 65_536
/** How often the server pings, milliseconds: proxies close connections that are silent for a minute. */
const standardPingEvery = 30_000
/** Maximum number of connections of a person to one process: one per tab. */
const maxPerMember = 30

/** Lookups of the sessions and API tokens of connections. */
export interface LiveSessions {
  /** The member of a session by its id; null when it ended. */
  findSession(database: Database, sessionId: string): Promise<Member | null>
  /** Which of these sessions and API tokens are open. */
  openSessionsAmong(database: Database, sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Whether the connecting page is the product's. Other programs send no origin, and need a token, too. */
function isOwnOrigin(
  { headers: { origin, host }, host: seenHost }: FastifyRequest,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return (
    [host, seenHost].includes(new URL(origin).host) || (publicUrl !== undefined && origin === new URL(publicUrl).origin)
  )
}

interface LiveServices {
  readonly config: Pick<Config, 'publicUrl'>
  readonly database: Database
  readonly live: Pick<Live, 'subscribe'>
}

/** The live channel, `/grip/ws`. */
export async function liveRoutes(
  app: FastifyInstance,
  { config, database, live }: LiveServices,
  sessions: LiveSessions,
  { pingEvery = standardPingEvery }: LiveOptions = {},
): Promise<void> {
  const sockets = new Map<string, Set<LiveSocket>>()
  const members = new WeakMap<FastifyRequest, Member>()
  await app.register(fastifyWebsocket, { options: { maxPayload } })

  async function memberOf(request: FastifyRequest): Promise<Member | null> {
    const ticket = await openTicket(database, 'live', tokenOf(request) ?? '')
    // Events are of all kinds: a token for some of them is not enough.
    return ticket === null ? app.requireMember(request, 'everything') : sessions.findSession(database, ticket.sessionId)
  }

  /** Closes connections whose session ended without an event, for example because another process died. */
  async function checkSockets(): Promise<void> {
    const all = [...sockets.values()].flatMap((own) => [...own])
    for (const socket of all) socket.ping()
    const open = await sessions.openSessionsAmong(database, [...new Set(all.map(({ sessionId }) => sessionId))])
    for (const socket of all) if (!open.has(socket.sessionId)) socket.sessionEnded()
  }

  // Without this, any other address would be upgraded before its route answers 404.
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== livePath) throw notFound('live channel')
  })

  regularly(app, 'checking live connections', pingEvery, checkSockets)

  async function admit(request: FastifyRequest): Promise<void> {
    if (!isOwnOrigin(request, config.publicUrl)) {
      throw new Refusal('foreign-origin', 'this page may not open the live channel')
    }
    const member = await memberOf(request)
    if (!member) throw new Refusal('not-logged-in', 'log in to do this')
    if ((sockets.get(member.id)?.size ?? 0) >= maxPerMember) {
      throw new Refusal('too-many-connections', 'too many connections are open')
    }
    members.set(request, member)
    app.secureConnection(request)
  }

  app.get(livePath, { websocket: true, preValidation: admit }, (webSocket, request) => {
    const member = members.get(request)
    if (!member) return webSocket.terminate()
    const socket = createLiveSocket(webSocket, member.sessionId)
    const own = sockets.get(member.id) ?? new Set()
    sockets.set(member.id, own.add(socket))
    const unsubscribe = live.subscribe(member.id, socket.send, socket)
    webSocket.once('close', () => {
      unsubscribe()
      own.delete(socket)
      if (own.size === 0) sockets.delete(member.id)
    })
  })
}
