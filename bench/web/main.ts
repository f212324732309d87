/**
 * Measures what a phone on a slow network waits for: `npm run bench:web`.
 *
 * A fresh server, real Chromium, CPU 4× slower, 1.6 Mbit/s, 150 ms. Each address is opened in a profile of its own, and once
 * more in the same one (see visits.ts); the member has 10,000 recipes. Prints one JSON object, medians of the runs; then its
 * limits.
 *
 *   node bench/web/main.ts [runs] [recipes]
 */
import { chromium } from 'playwright-core'
import { judge } from '../limits.ts'
import { writeBook } from './book.ts'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { startServer } from './server.ts'
import { measureVisits } from './visits.ts'

const runs = Number(process.argv[2] ?? 5)
/** In the book of the member. */
const recipes = Number(process.argv[3] ?? 10_000)
const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
try {
  const book = await writeBook(server.address, recipes)
  const visits = await measureVisits(browser, server.address, book, runs)
  console.log(JSON.stringify({ runs, visits }, null, 2))
  judge('web', {
    'welcome page, cold: content, ms': visits.welcome?.cold.contentMs ?? Number.NaN,
    'login, cold: content, ms': visits.login?.cold.contentMs ?? Number.NaN,
  })
  for (const name of ['recipe list', 'recipe', 'shopping list', 'meal plan']) {
    const { cold, again } = visits[name] ?? {}
    const figures = {
      'cold: content, ms': cold?.contentMs ?? Number.NaN,
      'again: content, ms': again?.contentMs ?? Number.NaN,
      'again: usable, ms': again?.usableMs ?? Number.NaN,
    }
    judge('web', figures, `${name}, `)
  }
} finally {
  await browser.close()
  await server.stop()
}
