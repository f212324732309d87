import type { Browser } from 'playwright-core'
import { sumOf, watchTransfers } from './transfers.ts'

/** What shows that the screen can be used: not the page that is painted into the HTML, but the product itself. */
export const ready = '#root main a, #root main button'

/** What a guest transfers who comes for the first time: all of it, and file by file. */
export async function measureFirstVisit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  try {
    // What runs once nobody waits is no part of the visit.
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    const page = await context.newPage()
    const transfers = await watchTransfers(page, address)
    await page.goto(address)
    await page.waitForSelector(ready)
    await transfers.settled()
    return { bytes: sumOf(transfers), files: Object.fromEntries(transfers.bytes) }
  } finally {
    await context.close()
  }
}
