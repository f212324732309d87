import { expect, type Page, type Request } from '@playwright/test'

/**
 * Follows what a page asks for, from now on. What is given back waits until all of it has been answered and the page has
 * drawn what came, and asked for nothing more meanwhile: of a page that stands still nothing is waited for.
 */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    // The page before is gone, and with it whatever it waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
    asked += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    for (let before = -1; before !== asked; ) {
      before = asked
      await expect.poll(() => [...open].map((request) => request.url()), { intervals: [10, 20, 40] }).toEqual([])
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(done)))),
      )
    }
  }
}
