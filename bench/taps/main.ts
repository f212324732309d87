/**
 * Measures what every tap and letter takes until the next frame is drawn: `npm run bench:taps [-- rounds recipes]`.
 *
 * A fresh server, a member with 10,000 recipes, real Chromium at phone size with its processor made four times slower.
 * Each round walks through all screens (walk.ts) in a new profile; the browser itself times the interactions (Event
 * Timing). Prints one JSON object: the 98th of a hundred, the median, and the slowest steps.
 */
import { chromium } from 'playwright-core'
import { chromiumArgs, chromiumPath } from '../web/chromium.ts'
import { startServer } from '../web/server.ts'
import { summaryOf } from './interactions.ts'
import { writeMember } from './member.ts'
import { walkThrough } from './walk-through.ts'

const rounds = Number(process.argv[2] ?? 3)
const recipes = Number(process.argv[3] ?? 10_000)

const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
try {
  const book = await writeMember(server.address, recipes)
  const walks = []
  for (let round = 0; round < rounds; round += 1) walks.push(await walkThrough(browser, server.address, book))
  console.log(JSON.stringify({ recipes, ...summaryOf(walks) }, null, 2))
} finally {
  await browser.close()
  await server.stop()
}
