import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../base/database/database.ts'
import { joinServers } from '../../base/database/postgresql-claims.ts'
import { createSubscriptions, type Live, type RelayedEvent } from './live.ts'

const channel = 'potluck_live'
/** NOTIFY carries fewer than 8000 bytes; longer events are split into pieces of this many letters of base64. */
const pieceLength = 7_500
/** How long a connection may take to close, milliseconds. */
const farewell = 500
/** Pause before listening again after a lost connection, milliseconds. */
const retryAfter = 1_000

/** Times of the connection that listens, milliseconds. */
export interface RelayTimeouts {
  /** How often it is asked whether it is still there: one to a machine that lost its power would stay silent. */
  readonly askEvery: number
  /** How long an answer may take. */
  readonly answerWithin: number
}

const usualTimeouts: RelayTimeouts = { askEvery: 10_000, answerWithin: 10_000 }

/** `id last piece`: the pieces of an event arrive in order, but pieces of others may come in between. */
const toPieces = (event: RelayedEvent): readonly string[] => {
  const id = uuid()
  const pieces =
    Buffer.from(JSON.stringify(event))
      .toString('base64')
      .match(new RegExp(`.{1,${pieceLength}}`, 'g')) ?? []
  return pieces.map((piece, index) => `${id} ${index === pieces.length - 1 ? 1 : 0} ${piece}`)
}

/** Joins pieces. @returns the event after its last piece */
function joinPieces(): (payload: string) => RelayedEvent | null {
  const waiting = new Map<string, string>()
  return (payload) => {
    const [id = '', last, piece = ''] = payload.split(' ')
    const soFar = (waiting.get(id) ?? '') + piece
    if (last !== '1') {
      waiting.set(id, soFar)
      return null
    }
    waiting.delete(id)
    return JSON.parse(Buffer.from(soFar, 'base64').toString()) as RelayedEvent
  }
}

/**
 * The relay between all processes on one PostgreSQL database, by LISTEN and NOTIFY. While it does not listen, events are
 * lost; when it listens again, every connection gets `newsMissed`, so that its client refetches.
 * @param onError called for a lost connection and for events that could not be sent
 */
export async function createPostgresqlLive(
  { db }: Database,
  databaseUrl: string,
  onError: (error: unknown) => void,
  { askEvery, answerWithin }: RelayTimeouts = usualTimeouts,
): Promise<Live> {
  const { count, deliver, subscribe, newsMissed } = createSubscriptions()
  const underway = new Set<Promise<unknown>>()
  let listener: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function begin(client: pg.Client): Promise<void> {
    const join = joinPieces()
    client.on('notification', ({ payload = '' }) => {
      const event = join(payload)
      if (event) deliver(event)
    })
    client.on('error', onError)
    await client.connect()
    await joinServers(client)
    await client.query(`listen ${channel}`)
  }

  async function listen(): Promise<void> {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: databaseUrl,
      stream: () => socket,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    })
    const giveUp = (error: unknown) => socket.destroy(error instanceof Error ? error : new Error(String(error)))
    let isAsked = false
    const ask = async () => {
      isAsked = true
      await client.query('select 1')
      isAsked = false
    }
    await begin(client).catch((error: unknown) => {
      giveUp(error)
      throw error
    })
    const asking = setInterval(() => {
      // One that has no answer yet runs into its own time limit.
      if (!isAsked && !closed) ask().catch(giveUp)
    }, askEvery).unref()
    client.once('end', () => {
      clearInterval(asking)
      if (!closed) listenAgain()
    })
    listener = client
  }

  function listenAgain(): void {
    listener = null
    retry = setTimeout(() => {
      listen().then(newsMissed, (error: unknown) => {
        onError(error)
        if (!closed) listenAgain()
      })
    }, retryAfter).unref()
  }

  function send(event: RelayedEvent): void {
    const sending = sql`select pg_notify(${channel}, piece) from unnest(${toPieces(event)}::text[]) as piece`
      .execute(db)
      .catch(onError)
      .finally(() => underway.delete(sending))
    underway.add(sending)
  }

  await listen()
  return {
    publish: (userIds, message) => send({ kind: 'message', userIds, message }),
    endSessions: (sessions) => send({ kind: 'ended', sessions }),
    subscribe,
    count,
    async close() {
      closed = true
      clearTimeout(retry)
      await Promise.all(underway)
      // A database that does not answer does not close the connection.
      await Promise.race([listener?.end(), pause(farewell, undefined, { ref: false })])
    },
  }
}
