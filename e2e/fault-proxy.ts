import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What may go wrong on the way: no answer ever, or another answer. */
export type Fault = 'hang' | { readonly status: number; readonly type: string; readonly body: string }

export interface FaultProxy {
  /** Where the browser finds it, ending in a slash. */
  readonly url: string
  /** Moves the product below a path, as `/home/potluck`. */
  mountAt(path: string): void
  /** Requests whose address matches fail from now on; null ends it. */
  fail(address: RegExp | null, fault?: Fault): void
  /** Addresses that were asked for, in order. */
  readonly asked: readonly string[]
  readonly stop: () => Promise<void>
}

/** A proxy before the server that can hang and answer wrongly, as a network does: the browser sees one origin. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let failing: RegExp | null = null
  let how: Fault = 'hang'
  let base = ''
  const asked: string[] = []
  const proxy = createServer((incoming, answer) => {
    const address = incoming.url ?? '/'
    asked.push(address)
    if (failing?.test(address)) {
      if (how !== 'hang') answer.writeHead(how.status, { 'content-type': how.type }).end(how.body)
      return
    }
    if (!address.startsWith(`${base}/`)) {
      answer.writeHead(404).end()
      return
    }
    const onward = request(
      new URL(address.slice(base.length), target),
      { method: incoming.method, headers: incoming.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    get url() {
      return `http://127.0.0.1:${port}${base}/`
    },
    mountAt(path) {
      base = path
    },
    asked,
    fail(address, fault = 'hang') {
      failing = address
      how = fault
    },
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
