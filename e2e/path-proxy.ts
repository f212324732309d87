import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface PathProxy {
  /** Address for the browser, with a trailing slash. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a proxy with several servers on one origin. It gives the path in a header.
 * @param targets addresses of servers by path, as `/home/potluck`; empty for the root
 */
export async function startPathProxy(targets: Readonly<Record<string, string>>): Promise<PathProxy> {
  const paths = Object.keys(targets).toSorted((one, other) => other.length - one.length)

  function forwarded(call: IncomingMessage) {
    const address = call.url ?? '/'
    const path = paths.find((one) => address.startsWith(`${one}/`)) ?? ''
    return request(new URL(`.${address.slice(path.length)}`, targets[path]), {
      method: call.method,
      headers: {
        ...call.headers,
        host: 'inside',
        'x-forwarded-for': call.socket.remoteAddress,
        'x-forwarded-host': call.headers.host,
        ...(path && { 'x-ingress-path': path }),
      },
    })
  }

  const proxy = createServer((call, answer) => {
    const passed = forwarded(call)
    passed.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    call.pipe(passed)
  })
  const sockets = new Set<Socket>()
  proxy.on('upgrade', (call, socket: Socket) => {
    // From here on the server closes it no more: one that still waits for an answer would hold up the stop.
    sockets.add(socket)
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
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
        for (const socket of sockets) socket.destroy()
      }),
  }
}
