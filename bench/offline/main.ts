/**
 * Measures a book that is stored on a device: `npm run bench:offline [-- recipes]`.
 *
 * A fresh server, real Chromium. The copy is fetched for the first time and again after one change; then the browser is
 * cut off and the product opened, and opened and searched with its processor made four times slower. Prints one JSON
 * object.
 */
import { createApiClient } from '@potluck/api/client'
import { listRecipes, rateRecipe } from '@potluck/api/recipes'
import { chromium, type Page } from 'playwright-core'
import { importRecipes, registerCook } from '../server/cook.ts'
import { slips } from '../server/seed.ts'
import { chromiumArgs, chromiumPath } from '../web/chromium.ts'
import { startServer } from '../web/server.ts'
import { typeLetter } from './type-letter.ts'

const recipes = Number(process.argv[2] ?? 10_000)

/** Typed letter by letter: from the key until what is in sight of the list stands. Operators and slips among them. */
const typed = ['chicken soup', 'lemon juice -garlic', `label:dinner time:<60 ${slips[0] ?? ''}`, '"olive oil" pumpkin']

/** So often all is typed, each time in a page that was opened anew: one letter of 46 moves what is told of the slowest. */
const rounds = 3

const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/**
 * When something in the copy changed last, as the page's storage has it; null while there is nothing.
 * @param look at what is written once all of the book is there, or (small, so that looking costs nothing) at what changed
 */
const changedAt = (page: Page, look: 'whole' | 'changed') =>
  page.evaluate(
    ([look, wanted]) =>
      new Promise<string | null>((resolve) => {
        const opening = indexedDB.open('potluck:user:book')
        // Not made here: the product makes it.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve(null)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(['recipes', 'state'])
          const state = reading.objectStore('state')
          const journal = state.get('journal')
          let isThere = look === 'changed'
          const count = reading.objectStore('recipes').count()
          count.onsuccess = () => {
            if (isThere || count.result < wanted) return
            const whole = state.get('state')
            whole.onsuccess = () => {
              isThere = whole.result?.complete === true
            }
          }
          reading.oncomplete = () => {
            database.close()
            resolve(isThere && journal.result ? String(journal.result.changedAt) : null)
          }
        }
      }),
    [look, recipes] as const,
  )

async function writtenAfter(page: Page, before: string | null): Promise<void> {
  for (;;) {
    const at = await changedAt(page, before === null ? 'whole' : 'changed')
    if (at !== null && at !== before) return
    await page.waitForTimeout(20)
  }
}

/** How long the copy takes, from the server's first answer to what is written down, by the page's own clock. */
const fetchedFor = (page: Page) =>
  page.evaluate(() => {
    const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes('recipes/changes'))
    return performance.now() - (requests[0]?.startTime ?? Number.NaN)
  })

/** How long the book takes to stand on the screen of a page that is opened anew, five times. */
async function openings(page: Page): Promise<readonly number[]> {
  const opened: number[] = []
  for (let run = 0; run < 5; run += 1) {
    await page.goto('about:blank')
    const start = performance.now()
    await page.goto(`${server.address}#/list/main`)
    await page.locator('main a[href*="/recipe/"]').first().waitFor()
    opened.push(performance.now() - start)
  }
  return opened
}

/** How long each letter takes, in the order they are typed; no number where it changes nothing of what is seen. */
async function lettersOf(page: Page): Promise<readonly number[]> {
  const box = page.getByRole('searchbox')
  const times: number[] = []
  for (const text of typed) {
    await box.fill('')
    for (const letter of text) {
      // The address is written a second after the last letter: the measurement ends before.
      const ms = await box.evaluate(typeLetter, { letter, waitMs: 700 })
      // A space looks for nothing else; what moves then is the address being written.
      if (letter !== ' ') times.push(ms)
    }
  }
  return times
}

const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
try {
  const token = await registerCook(server.address)
  await importRecipes(server.address, token, recipes)
  const api = createApiClient({ base: `${server.address}api/`, token: () => token })
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, locale: 'en-US' })
  await context.addInitScript((value) => {
    performance.setResourceTimingBufferSize(2_000)
    localStorage.setItem('potluck:token', value)
  }, token)
  const page = await context.newPage()
  await page.goto(server.address)
  await page.getByRole('heading', { name: 'My recipes' }).waitFor()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.goto(`${server.address}#/settings`)
  await page.getByRole('switch', { name: 'Keep my recipes on my devices' }).click()
  await writtenAfter(page, null)
  const firstMs = await fetchedFor(page)
  const storedBytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? Number.NaN)

  await page.goto('about:blank')
  await page.goto(`${server.address}#/list/main`)
  await page
    .getByText(`${new Intl.NumberFormat('en-US').format(recipes)} recipes`)
    .first()
    .waitFor()
  const next: number[] = []
  const { data } = await api.call(listRecipes, { query: { count: 5 } })
  for (const { id } of data.data) {
    const before = await changedAt(page, 'changed')
    await page.evaluate(() => performance.clearResourceTimings())
    await api.call(rateRecipe, { params: { id }, body: { rating: 3 } })
    await writtenAfter(page, before)
    next.push(await fetchedFor(page))
  }

  await page.waitForTimeout(3_000)
  await context.setOffline(true)
  const session = await context.newCDPSession(page)
  const openOffline = await openings(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const openOfflineSlow: number[] = []
  const keys: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    openOfflineSlow.push(...(await openings(page)))
    keys.push(...(await lettersOf(page)))
  }
  const answered = keys.filter((ms) => !Number.isNaN(ms))
  console.log(
    JSON.stringify(
      {
        recipes,
        firstMs: Math.round(firstMs),
        nextMs: Math.round(middle(next)),
        storedMb: Math.round(storedBytes / 100_000) / 10,
        openOfflineMs: Math.round(middle(openOffline)),
        openOfflineSlowMs: Math.round(middle(openOfflineSlow)),
        searchMs: {
          median: Math.round(middle(answered)),
          p95: Math.round(middle(answered, 0.95)),
          keys: answered.length,
        },
      },
      null,
      2,
    ),
  )
} finally {
  await browser.close()
  await server.stop()
}
