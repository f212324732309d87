import type { CDPSession, Page } from 'playwright-core'

/** An answer that has arrived. */
export interface Arrival {
  /** Milliseconds since the first request. */
  readonly endMs: number
  /** Transferred, headers included. */
  readonly bytes: number
}

/** Records what a page receives from now on, as it comes: manifest and icons too, but not what its service worker asks for. */
export function recordTraffic(session: CDPSession): readonly Arrival[] {
  const arrivals: Arrival[] = []
  let first: number | undefined
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    first ??= timestamp
  })
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength: bytes }) => {
    if (bytes > 0) arrivals.push({ endMs: (timestamp - (first ?? timestamp)) * 1_000, bytes })
  })
  return arrivals
}

/** What a service worker has fetched itself since a time. The browser counts 300 bytes for the headers of an answer. */
export async function workerTraffic(page: Page, sinceEpochMs: number): Promise<readonly Arrival[]> {
  const entries = page
    .context()
    .serviceWorkers()
    .map((worker) =>
      worker.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ responseEnd, transferSize }) => ({
            endMs: performance.timeOrigin + responseEnd,
            bytes: transferSize,
          })),
      ),
    )
  return (await Promise.all(entries))
    .flat()
    .map(({ endMs, bytes }) => ({ endMs: endMs - sinceEpochMs, bytes }))
    .filter(({ endMs, bytes }) => endMs > 0 && bytes > 0)
}
