import { expect, type Page, type Request } from '@playwright/test'

/**
 * Tracks the requests of a page from now on. @returns a function that waits until all requests have ended, the page has
 * rendered, and no request was added in the meantime
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    // A navigation cancels the requests of the previous page.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
    count += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
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
