import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site on a loopback address that stands for the public internet. */
export interface ForeignSite {
  /** With a trailing slash. */
  readonly address: string
  close(): void
}

/** Settings with which a server may reach foreign sites of tests. */
export const foreignNetwork = '127.0.0.2'

export async function startForeignSite(listener: RequestListener): Promise<ForeignSite> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, foreignNetwork, resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${foreignNetwork}:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
