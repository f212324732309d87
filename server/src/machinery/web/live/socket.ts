import type { LiveMessage } from '@potluck/api/live'
import type { WebSocket } from 'ws'

/** Close codes of RFC 6455 and its registry. */
const closed = { sessionEnded: 4401, tooSlow: 1013, comeAgain: 1012 } as const

/** Maximum size of unsent messages to a client that does not read, bytes; then the connection is closed. */
const maxWaiting = 1_000_000

const frames = new WeakMap<LiveMessage, string>()

/** The serialized message, memoized for all receivers. */
function frameOf(message: LiveMessage): string {
  const frame = frames.get(message) ?? JSON.stringify(message)
  frames.set(message, frame)
  return frame
}

/** An open connection of a member. */
export interface LiveSocket {
  readonly sessionId: string
  send(message: LiveMessage): void
  sessionEnded(): void
  newsMissed(): void
  /** Pings the client; closes the connection if the last ping was not answered. */
  ping(): void
}

/** A connection to one client. Frames from the client are ignored. */
export function createLiveSocket(socket: WebSocket, sessionId: string): LiveSocket {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', () => {
    isAlive = true
  })
  // An error is always followed by a close, which is handled.
  socket.on('error', () => {})
  return {
    sessionId,
    send(message) {
      if (socket.bufferedAmount > maxWaiting) socket.close(closed.tooSlow, 'too slow')
      else socket.send(frameOf(message))
    },
    sessionEnded: () => socket.close(closed.sessionEnded, 'the session ended'),
    newsMissed: () => socket.close(closed.comeAgain, 'news may have been missed'),
    ping() {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    },
  }
}
