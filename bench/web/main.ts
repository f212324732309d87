/**
 * Measures what a phone on a slow network waits for: `npm run bench:web`.
 *
 * A fresh server, real Chromium, CPU 4× slower, 1.6 Mbit/s, 150 ms. Each address is opened in a profile of its own, and once
 * more in the same one (see visits.ts); the member has 10,000 recipes. Prints one JSON object: medians of the runs, and the
 * bytes of each opening of a remote (see openings.ts). Draws waterfalls into docs/pictures.
 *
 *   node bench/web/main.ts [runs] [recipes]
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { writeBook } from './book.ts'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { measureOpenings, type Opening } from './openings.ts'
import { startServer } from './server.ts'
import { measureVisits, type Visit, type Visits } from './visits.ts'
import { drawWaterfall } from './waterfall.ts'

const pictures = join(import.meta.dirname, '../../docs/pictures')

async function drawWaterfalls(visits: Visits): Promise<void> {
  const drawn: Record<string, [string, Visit | undefined]> = {
    guest: ['Welcome page, guest', visits.welcome?.cold],
    login: ['Login, first visit', visits.login?.cold],
    'list-cold': ['Recipe list, first visit', visits['recipe list']?.cold],
    'list-again': ['Recipe list, second visit', visits['recipe list']?.again],
    'recipe-cold': ['Recipe, first visit', visits.recipe?.cold],
  }
  for (const [name, [title, visit]] of Object.entries(drawn))
    if (visit) await writeFile(join(pictures, `waterfall-${name}.svg`), drawWaterfall(title, visit))
}

const figuresOf = (visits: Visits) =>
  Object.fromEntries(
    Object.entries(visits).map(([name, { cold, again }]) => [name, { cold: cold.figures, again: again.figures }]),
  )

const runs = Number(process.argv[2] ?? 5)
/** In the book of the member. */
const recipes = Number(process.argv[3] ?? 10_000)
const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
let openings: Opening[] = []
let visits: Visits = {}
try {
  const book = await writeBook(server.address, recipes)
  visits = await measureVisits(browser, server.address, book, runs)
  await drawWaterfalls(visits)
  openings = await measureOpenings(browser, server.address, book)
} finally {
  await browser.close()
  await server.stop()
}
console.log(JSON.stringify({ runs, visits: figuresOf(visits), openings }, null, 2))
