import { request } from 'node:http'
import { type ForwardingServer, startForwarding } from './forwarding-server.ts'

/**
 * Starts a proxy with several servers on one origin. It gives the path in a header.
 * @param targets addresses of servers by path, as `/home/potluck`; empty for the root
 */
export function startPathProxy(targets: Readonly<Record<string, string>>): Promise<ForwardingServer> {
  const paths = Object.keys(targets).toSorted((one, other) => other.length - one.length)
  return startForwarding({
    forwarded(call) {
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
    },
  })
}
