/**
 * Measures the first screen as a phone on a slow network gets it, and what opening a remote adds: `npm run bench:web`.
 *
 * A fresh server on an empty data folder, real Chromium, CPU 4× slower, 1.6 Mbit/s, 150 ms. Each visit has a profile of
 * its own; the warm one follows a cold one in the same profile. Prints one JSON object: medians of the runs, and the bytes
 * of each opening (see openings.ts), and the visits of a member with 10,000 recipes (see member-visits.ts).
 *
 *   node bench/web/main.ts [runs] [recipes]
 */
import { chromium, type Page } from 'playwright-core'
import { writeBook } from './book.ts'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { ready } from './first-visit.ts'
import { type MemberVisits, measureMemberVisits } from './member-visits.ts'
import { measureOpenings, type Opening } from './openings.ts'
import { startServer } from './server.ts'
import { slowDown } from './slow-device.ts'

interface Visit {
  readonly firstContentfulPaintMs: number
  readonly largestContentfulPaintMs: number
  readonly readyMs: number
  readonly transferredBytes: number
  readonly requests: number
}

async function visit(page: Page, address: string): Promise<Visit> {
  const session = await slowDown(page)
  let transferredBytes = 0
  let requests = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferredBytes += encodedDataLength
    if (encodedDataLength > 0) requests += 1
  })
  await page.goto(address)
  await page.waitForSelector(ready)
  const readyMs = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  const firstContentfulPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  const largestContentfulPaintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await session.detach()
  return { firstContentfulPaintMs, largestContentfulPaintMs, readyMs, transferredBytes, requests }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)
}

const fold = (visits: readonly Visit[]): Visit => ({
  firstContentfulPaintMs: median(visits.map((one) => one.firstContentfulPaintMs)),
  largestContentfulPaintMs: median(visits.map((one) => one.largestContentfulPaintMs)),
  readyMs: median(visits.map((one) => one.readyMs)),
  transferredBytes: median(visits.map((one) => one.transferredBytes)),
  requests: median(visits.map((one) => one.requests)),
})

const runs = Number(process.argv[2] ?? 5)
/** In the book of the member. */
const recipes = Number(process.argv[3] ?? 10_000)
const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
const cold: Visit[] = []
const warm: Visit[] = []
let openings: Opening[] = []
let members: MemberVisits = {}
try {
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    const page = await context.newPage()
    cold.push(await visit(page, server.address))
    await page.goto('about:blank')
    warm.push(await visit(page, server.address))
    await context.close()
  }
  const book = await writeBook(server.address, recipes)
  openings = await measureOpenings(browser, server.address, book)
  members = await measureMemberVisits(browser, server.address, book, runs)
} finally {
  await browser.close()
  await server.stop()
}
console.log(JSON.stringify({ runs, cold: fold(cold), warm: fold(warm), openings, members }, null, 2))
