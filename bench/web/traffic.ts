import type { CDPSession, Page } from 'playwright-core'

/** A request of a page. Milliseconds since its first one. */
export interface PageRequest {
  readonly url: string
  /** As the browser names it: Document, Script, Fetch, … */
  readonly kind: string
  readonly startMs: number
  firstByteMs?: number
  endMs?: number
  /** Transferred, headers included. */
  bytes: number
  /** The service worker or the cache of the browser answered it. */
  isStored: boolean
}

/** Records what a page requests from now on, as it comes: manifest and icons too. Its service worker's own requests are not there. */
export function recordTraffic(session: CDPSession): readonly PageRequest[] {
  const requests: PageRequest[] = []
  const byId = new Map<string, PageRequest>()
  let first: number | undefined
  const since = (seconds: number) => {
    first ??= seconds
    return (seconds - first) * 1_000
  }
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp, type = 'Other' }) => {
    if (!url.startsWith('http')) return
    const request: PageRequest = { url, kind: type, startMs: since(timestamp), bytes: 0, isStored: false }
    requests.push(request)
    byId.set(requestId, request)
  })
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = byId.get(requestId)
    if (!request) return
    request.firstByteMs = since(timestamp)
    request.isStored = (response.fromServiceWorker || response.fromDiskCache || response.fromPrefetchCache) ?? false
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = byId.get(requestId)
    if (request) request.isStored = true
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId)
    if (request) Object.assign(request, { endMs: since(timestamp), bytes: encodedDataLength })
  })
  return requests
}

/** What a service worker has fetched itself since a time. The browser counts 300 bytes for the headers of an answer. */
export async function workerTraffic(page: Page, sinceEpochMs: number): Promise<{ endMs: number; bytes: number }[]> {
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
