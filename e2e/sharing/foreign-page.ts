import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignPage {
  readonly url: string
  readonly stop: () => void
}

/** Starts a site on another origin with one page that contains this HTML. */
export async function startForeignPage(html: string): Promise<ForeignPage> {
  const server = createServer((_call, answer) => {
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>A blog</title>${html}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.2', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.2:${port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
