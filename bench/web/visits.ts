import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Address, addressesOf } from './addresses.ts'
import type { Book } from './book.ts'
import { slowDown } from './slow-device.ts'
import { recordTraffic, workerTraffic } from './traffic.ts'

/** Figures of an opening of an address. Milliseconds since the navigation began; bytes as transferred, with headers. */
export interface Figures {
  /** The content of the screen is drawn: the painted or stored one, or the one of the application. */
  readonly contentMs: number
  /** The application has drawn it, so that it can be used. */
  readonly usableMs: number
  /** Longest task of the page's thread until then. */
  readonly longestTaskMs: number
  /** Of everything that had arrived when the content was drawn, with the service worker. */
  readonly bytesBeforeContent: number
  /** Until everything was quiet, with what the service worker fetches, manifest and icons. */
  readonly bytes: number
  readonly requests: number
}

/** After its first screen the application prefetches and stores; the second visit comes after that. */
const settleMs = 9_000

interface Marks {
  content?: number
  usable?: number
  longest: number
}

declare global {
  interface Window {
    potluckMarks: Marks
  }
}

/** Notes the times of a visit inside the page. */
function noteTimes({ content, usable, token }: Pick<Address, 'content' | 'usable'> & { token: string }): void {
  if (token) localStorage.setItem('potluck:token', token)
  const marks: Marks = { longest: 0 }
  window.potluckMarks = marks
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      if (marks.usable === undefined) marks.longest = Math.max(marks.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    // Drawn in the next frame.
    if (document.querySelector(content)) marks.content ??= performance.now()
    if (document.querySelector(usable)) marks.usable ??= performance.now()
    if (marks.usable === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function visit(page: Page, url: string): Promise<Figures> {
  const session = await slowDown(page)
  const traffic = recordTraffic(session)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.potluckMarks.usable !== undefined)
  await page.waitForTimeout(settleMs)
  const [marks, began] = await page.evaluate(() => [window.potluckMarks, performance.timeOrigin] as const)
  const arrived = [...traffic, ...(await workerTraffic(page, began))]
  await session.detach()
  const { content = Number.NaN, usable = Number.NaN } = marks
  const bytesUntil = (ms: number) => arrived.reduce((sum, { endMs = 0, bytes }) => (endMs <= ms ? sum + bytes : sum), 0)
  return {
    contentMs: content,
    usableMs: usable,
    longestTaskMs: marks.longest,
    bytesBeforeContent: bytesUntil(content),
    bytes: bytesUntil(Number.POSITIVE_INFINITY),
    requests: arrived.length,
  }
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)

/** Medians of the figures. */
function fold(visits: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => median(visits.map((figures) => figures[name]))
  return {
    contentMs: middle('contentMs'),
    usableMs: middle('usableMs'),
    longestTaskMs: middle('longestTaskMs'),
    bytesBeforeContent: middle('bytesBeforeContent'),
    bytes: middle('bytes'),
    requests: middle('requests'),
  }
}

async function coldAndAgain(
  context: BrowserContext,
  url: string,
  { content, usable, isOfMember }: Address,
  book: Book,
) {
  const page = await context.newPage()
  await page.addInitScript(noteTimes, { content, usable, token: isOfMember ? book.token : '' })
  const cold = await visit(page, url)
  await page.goto('about:blank')
  const again = await visit(page, url)
  return { cold, again }
}

/** By address: the first visit in a new profile, and the second one in the same. */
export type Visits = Record<string, { readonly cold: Figures; readonly again: Figures }>

/** Opens each address in a new profile, and once more in the same one. Medians of the runs. */
export async function measureVisits(browser: Browser, origin: string, book: Book, runs: number): Promise<Visits> {
  const results: Visits = {}
  for (const [name, address] of Object.entries(addressesOf(book))) {
    const visits = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
      visits.push(await coldAndAgain(context, address.path ? `${origin}#/${address.path}` : origin, address, book))
      await context.close()
    }
    results[name] = { cold: fold(visits.map(({ cold }) => cold)), again: fold(visits.map(({ again }) => again)) }
  }
  return results
}
