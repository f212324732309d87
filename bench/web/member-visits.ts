import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Book } from './book.ts'
import { slowDown } from './slow-device.ts'

/** An opening of an address by a member. Milliseconds since the navigation began. */
export interface MemberVisit {
  /** The content of the screen is drawn: the stored one, or the one of the application. */
  readonly contentMs: number
  /** The application has drawn it, so that it can be used. */
  readonly usableMs: number
  /** Longest task of the page's thread until then. */
  readonly longestTaskMs: number
  /** Transferred until the content was drawn, the page's own requests. */
  readonly bytesBeforeContent: number
  /** Transferred until everything was quiet, with the service worker. */
  readonly bytes: number
  readonly requests: number
}

/** Addresses, and what shows that their content is there. */
const addressesOf = ({ recipeId, listId, planId }: Book) => ({
  list: ['list/main', 'main a[href^="#/recipe/"]'],
  recipe: [`recipe/${recipeId}`, 'main [role="tabpanel"] li, main li label'],
  'shopping list': [`shopping-lists/${listId}`, 'main input[type="checkbox"]'],
  'meal plan': [`meal-planners/${planId}`, 'main a[href^="#/recipe/"]'],
})

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
function noteTimes([token, selector]: readonly [string, string]): void {
  localStorage.setItem('potluck:token', token)
  const marks: Marks = { longest: 0 }
  window.potluckMarks = marks
  new PerformanceObserver((list) => {
    if (marks.usable === undefined)
      for (const { duration } of list.getEntries()) marks.longest = Math.max(marks.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    // Drawn in the next frame.
    if (document.querySelector(selector)) marks.content ??= performance.now()
    if (document.querySelector(`#root ${selector}`) && !document.getElementById('opening'))
      marks.usable ??= performance.now()
    if (marks.usable === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Counts what the page transfers from now on. */
async function countBytes(session: CDPSession) {
  const count = { bytes: 0, requests: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) count.requests += 1
    count.bytes += encodedDataLength
  })
  return count
}

async function visit(page: Page, address: string): Promise<MemberVisit> {
  const session = await slowDown(page)
  const count = await countBytes(session)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.potluckMarks.content !== undefined)
  const bytesBeforeContent = count.bytes
  await page.waitForFunction(() => window.potluckMarks.usable !== undefined)
  await page.waitForTimeout(settleMs)
  const { content = Number.NaN, usable = Number.NaN, longest } = await page.evaluate(() => window.potluckMarks)
  await session.detach()
  return { contentMs: content, usableMs: usable, longestTaskMs: longest, bytesBeforeContent, ...count }
}

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)

const fold = (visits: readonly MemberVisit[]): MemberVisit => ({
  contentMs: median(visits.map((one) => one.contentMs)),
  usableMs: median(visits.map((one) => one.usableMs)),
  longestTaskMs: median(visits.map((one) => one.longestTaskMs)),
  bytesBeforeContent: median(visits.map((one) => one.bytesBeforeContent)),
  bytes: median(visits.map((one) => one.bytes)),
  requests: median(visits.map((one) => one.requests)),
})

async function coldAndAgain(context: BrowserContext, url: string, member: readonly [string, string]) {
  const page = await context.newPage()
  await page.addInitScript(noteTimes, member)
  const cold = await visit(page, url)
  await page.goto('about:blank')
  const again = await visit(page, url)
  return { cold, again }
}

/** Medians by screen: the first visit in a new profile, and the second one in the same. */
export type MemberVisits = Record<string, { readonly cold: MemberVisit; readonly again: MemberVisit }>

/** Opens each address in a new profile, and once more in the same one. Medians of the runs. */
export async function measureMemberVisits(browser: Browser, address: string, book: Book, runs: number) {
  const results: MemberVisits = {}
  for (const [screen, [path = '', selector = '']] of Object.entries(addressesOf(book))) {
    const visits = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
      visits.push(await coldAndAgain(context, `${address}#/${path}`, [book.token, selector]))
      await context.close()
    }
    results[screen] = {
      cold: fold(visits.map(({ cold }) => cold)),
      again: fold(visits.map(({ again }) => again)),
    }
  }
  return results
}
