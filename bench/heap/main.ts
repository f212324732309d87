/**
 * Measures what a window holds after many changes of screen: `npm run bench:heap [-- changes recipes]`.
 *
 * A fresh server, a member with 10,000 recipes, real Chromium. A first lap opens each screen, so that its code is there;
 * then screens change 200 times, with another recipe each lap. Before, halfway and after, all garbage is collected. Prints one
 * JSON object: megabytes of the page's heap, nodes of the document and listeners. Fails if nodes or listeners grow.
 */
import { createApiClient } from '@potluck/api/client'
import { listRecipes } from '@potluck/api/recipes'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { writeMember } from '../taps/member.ts'
import type { Book } from '../web/book.ts'
import { chromiumArgs, chromiumPath } from '../web/chromium.ts'
import { startServer } from '../web/server.ts'

const changes = Number(process.argv[2] ?? 200)
const recipes = Number(process.argv[3] ?? 10_000)

/** A screen settles: its answers arrive, and what it prefetches. */
const lookMs = 500

/** After the last change, pending timers of the application end. */
const restMs = 5_000

/** Nodes and listeners after the changes, for one before: with every screen kept they were twelve and five. */
const mostTimes = 1.2

/** The screens of a lap; the recipe is another one each time. */
const screensOf = ({ listId, planId }: Book, recipeId: string): readonly string[] => [
  'list/main',
  `recipe/${recipeId}`,
  'shopping-lists',
  `shopping-lists/${listId}`,
  'meal-planners',
  `meal-planners/${planId}`,
  'messages',
  'people',
  'labels',
  'settings',
]

/** Waits by a locator: a handle of an element, as `waitForFunction` and `waitForSelector` return it, keeps its whole screen. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#/${path}`)
  await page.locator('main :is(a, button, input)').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(lookMs)
}

/** What is left when all garbage is collected. */
async function measure(page: Page, session: CDPSession) {
  await page.waitForTimeout(restMs)
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  function metric(wanted: string): number {
    const found = metrics.find(({ name }) => name === wanted)
    if (!found) throw new Error(`the browser measures no ${wanted}`)
    return found.value
  }
  return {
    heapMb: Math.round(metric('JSHeapUsedSize') / 10_000) / 100,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
try {
  const book = await writeMember(server.address, recipes)
  const client = createApiClient({ base: `${server.address}api/`, token: () => book.token })
  const ids = (await client.call(listRecipes, { query: { count: 100 } })).data.data.map(({ id }) => id)
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), book.token)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(`${server.address}#/list/main`)
  await page.waitForLoadState('networkidle')
  const lap = (at: number) => screensOf(book, ids[at % ids.length] ?? book.recipeId)
  for (const path of [...lap(0), 'list/main']) await openScreen(page, path)
  const before = await measure(page, session)
  const paths = Array.from({ length: changes }, (_, at) => lap(1 + Math.floor(at / 10))[at % 10] ?? 'list/main')
  const half = Math.floor(changes / 2)
  for (const path of [...paths.slice(0, half), 'list/main']) await openScreen(page, path)
  const halfway = await measure(page, session)
  for (const path of [...paths.slice(half), 'list/main']) await openScreen(page, path)
  const after = await measure(page, session)
  const grownMb = Math.round((after.heapMb - before.heapMb) * 100) / 100
  console.log(JSON.stringify({ recipes, changes, before, halfway, after, grownMb }, null, 2))
  const grown = after.nodes > before.nodes * mostTimes || after.listeners > before.listeners * mostTimes
  if (grown) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}
