import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fault of the network: `hang` never answers; the other answers instead of the server. */
export type Fault = 'hang' | { readonly status: number; readonly type: string; readonly body: string }

export interface FaultProxy {
  /** Address for the browser, with a trailing slash. */
  readonly url: string
  /** Requests whose address matches fail from now on; null ends the fault. */
  fail(address: RegExp | null, fault?: Fault): void
  /** Addresses of all requests, in order. */
  readonly requests: readonly string[]
  readonly stop: () => Promise<void>
}

/** Starts a proxy in front of the server that can hang or answer wrongly. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let pattern: RegExp | null = null
  let currentFault: Fault = 'hang'
  const requests: string[] = []
  const proxy = createServer((incoming, answer) => {
    const address = incoming.url ?? '/'
    requests.push(address)
    if (pattern?.test(address)) {
      if (currentFault !== 'hang')
        answer.writeHead(currentFault.status, { 'content-type': currentFault.type }).end(currentFault.body)
      return
    }
    const forwarded = request(
      new URL(address, target),
      { method: incoming.method, headers: incoming.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    forwarded.on('error', () => answer.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    fail(address, fault = 'hang') {
      pattern = address
      currentFault = fault
    },
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
