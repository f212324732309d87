import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

/** A static host of a remote on another origin. */
export interface RemoteHost {
  /** For example `http://127.0.0.1:41234`. */
  readonly origin: string
  /** Serves this folder from now on. */
  serve(folder: string): void
  /** Paths of all requests, in order. */
  readonly requests: readonly string[]
  readonly stop: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Starts a host that sends the header which the files of a remote need: any page may read them. */
export async function startRemoteHost(): Promise<RemoteHost> {
  let root = ''
  const requests: string[] = []
  const host = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    requests.push(pathname)
    const content = await readFile(join(root, pathname)).catch(() => null)
    answer.writeHead(content ? 200 : 404, {
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-type': types[extname(pathname)] ?? 'text/plain',
    })
    answer.end(content)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    serve(folder) {
      root = folder
    },
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        host.close(() => resolve())
        host.closeAllConnections()
      }),
  }
}
