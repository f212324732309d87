import type { Page } from 'playwright-core'

/** The files that a page fetched since the recording began. */
export interface Transfers {
  /** Bytes by path, headers included; the path is relative to the product's address. */
  readonly bytes: ReadonlyMap<string, number>
  /** Waits until nothing has been on its way for a while. */
  settled(): Promise<void>
}

const quietMs = 1_000
const lookEveryMs = 100

/** Watches what a page fetches from now on. */
export async function watchTransfers(page: Page, address: string): Promise<Transfers> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const underway = new Map<string, string>()
  const bytes = new Map<string, number>()
  const arrive = (requestId: string, encodedDataLength = 0) => {
    const path = underway.get(requestId)
    underway.delete(requestId)
    if (path !== undefined && encodedDataLength > 0) bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength)
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // The live channel never ends.
    if (type !== 'WebSocket' && type !== 'EventSource') underway.set(requestId, request.url.slice(address.length))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => arrive(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => arrive(requestId))
  return {
    bytes,
    async settled() {
      for (let quiet = 0; quiet < quietMs; quiet = underway.size === 0 ? quiet + lookEveryMs : 0)
        await page.waitForTimeout(lookEveryMs)
    },
  }
}

/** The sum of what a path speaks for. */
export const sumOf = ({ bytes }: Transfers, counts: (path: string) => boolean = () => true): number =>
  [...bytes].reduce((sum, [path, size]) => (counts(path) ? sum + size : sum), 0)
