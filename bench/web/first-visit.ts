import type { Browser } from 'playwright-core'
import { sumOf, watchTransfers } from './transfers.ts'

/** An element that shows that the screen can be used: of the product itself, not of the pre-rendered page. */
const ready = '#root main a, #root main button'

/** Bytes that a guest transfers on a first visit: in total, and by file. */
export async function measureFirstVisit(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  try {
    // Work that starts when nobody waits is no part of the visit.
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
