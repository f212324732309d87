import { expect, type Page, type Request } from '@playwright/test'

/** Maximum time from the head of an answer to its end, milliseconds. */
const maxBodyMs = 2_000

/**
 * Tracks the requests of a page from now on. @returns a function that waits until all requests have ended, the page has
 * rendered, and no request was added in the meantime
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let count = 0
  let navigation: Request | null = null
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      open.clear()
      navigation = request
    } else if (navigation) {
      // The previous page sent it. It is cancelled with that page, and its end is not always reported.
      return
    }
    open.add(request)
    count += 1
  })
  const end = (request: Request) => {
    open.delete(request)
    if (request === navigation) navigation = null
  }
  page.on('response', (response) => {
    const request = response.request()
    if (request === navigation) navigation = null
    // A body that nobody reads is never reported as finished.
    setTimeout(end, maxBodyMs, request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    for (let before = -1; before !== count; ) {
      before = count
      await expect.poll(() => [...open].map((request) => request.url()), { intervals: [10, 20, 40] }).toEqual([])
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(done)))),
      )
    }
  }
}
