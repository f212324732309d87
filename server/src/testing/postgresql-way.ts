import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy to the database of the tests that can fail. */
export interface PostgresqlWay {
  /** The address of the database through this proxy. */
  readonly url: string
  /** Closes every connection, and each new one at once. */
  cut(): void
  /** Accepts connections and forwards nothing in either direction. */
  silence(): void
  /** Nothing comes any more through the connections that are open, as if the machine lost its power; new ones work. */
  strand(): void
  /** Closes the connection that next sends this text to the database. */
  cutBefore(text: string): void
  /** Ends the fault and forwards the delayed data. */
  mend(): void
  close(): void
}

export async function postgresqlWay(to = process.env.TEST_POSTGRESQL_URL ?? ''): Promise<PostgresqlWay> {
  const there = new URL(to)
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: 'well' | 'cut' | 'silent' = 'well'
  let dreaded: string | null = null
  const each = (step: (socket: Socket) => void) => {
    for (const pair of pairs) for (const socket of pair) step(socket)
  }
  const lose = () => each((socket) => socket.destroy())
  const way = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(there.port), there.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {})
      from.once('close', () => {
        into.destroy()
        pairs.delete(pair)
      })
      from.on('data', (bytes) => {
        if (from === near && dreaded !== null && bytes.includes(dreaded)) {
          dreaded = null
          return near.destroy()
        }
        into.write(bytes)
      })
      if (state === 'silent') from.pause()
    }
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const address = way.address()
  const url = new URL(there)
  if (typeof address === 'object' && address !== null) url.port = String(address.port)
  return {
    url: url.href,
    cut() {
      state = 'cut'
      lose()
    },
    silence() {
      state = 'silent'
      each((socket) => socket.pause())
    },
    strand: () => each((socket) => socket.pause()),
    cutBefore(text) {
      dreaded = text
    },
    mend() {
      state = 'well'
      each((socket) => socket.resume())
    },
    close() {
      lose()
      way.close()
    },
  }
}
