import { type ClientRequest, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface ForwardingOptions {
  /** The request to the server behind it, not ended yet. */
  readonly forwarded: (call: IncomingMessage) => ClientRequest
  readonly isLetIn?: (call: IncomingMessage) => boolean
  /** Answers a call that is not let in. */
  readonly refuse?: (call: IncomingMessage, answer: ServerResponse) => void
}

export interface ForwardingServer {
  /** Address for the browser, with a trailing slash. */
  readonly url: string
  /** Ends all live connections. */
  readonly disconnect: () => void
  readonly stop: () => Promise<void>
}

/** Listens on a free port. @returns its address, with a trailing slash */
export const listening = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)),
  )

export const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Starts a server that passes calls and live connections on to another one. */
export async function startForwarding(options: ForwardingOptions): Promise<ForwardingServer> {
  const { forwarded, isLetIn = () => true, refuse = () => {} } = options
  const sockets = new Set<Socket>()
  const server = createServer((call, answer) => {
    if (!isLetIn(call)) return refuse(call, answer)
    const passed = forwarded(call)
    passed.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    call.pipe(passed)
  })
  server.on('upgrade', (call, socket: Socket) => {
    // From here on the server closes it no more: one that still waits for an answer would hold up the stop.
    sockets.add(socket)
    if (!isLetIn(call)) return socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
    const passed = forwarded(call).end()
    passed.on('error', () => socket.destroy())
    passed.on('response', () => socket.destroy())
    passed.on('upgrade', (reply, inside) => {
      for (const [one, other] of [
        [socket, inside],
        [inside, socket],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy())
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      inside.pipe(socket).pipe(inside)
    })
  })
  const disconnect = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: await listening(server),
    disconnect,
    async stop() {
      disconnect()
      await closed(server)
    },
  }
}
