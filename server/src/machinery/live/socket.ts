import type { LiveMessage } from '@potluck/api/live'
import type { WebSocket } from 'ws'

/** Codes of a close, after RFC 6455 and its registry. */
const closed = { sessionEnded: 4401, tooSlow: 1013, comeAgain: 1012 } as const

/** News waiting for a client that does not read, bytes; past that it is better off connecting again. */
const maxWaiting = 1_000_000

const frames = new WeakMap<LiveMessage, string>()

/** What is written of a message: made once, for however many hear of it. */
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
  /** Asks the client for a sign of life; one that gave none since the last time is given up. */
  ping(): void
}

/** Talks to one client. What it sends is read and means nothing: no frame closes the connection. */
export function createLiveSocket(socket: WebSocket, sessionId: string): LiveSocket {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', () => {
    isAlive = true
  })
  // An error is always followed by a close, which is dealt with.
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
