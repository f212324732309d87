/**
 * Weighs what is built, in Chromium: what a first visit and the opening of each screen transfer of code. Ends with 1 and
 * the files of whatever is over its limit.
 */
import { chromium } from 'playwright-core'
import { writeBook } from './book.ts'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureOpenings } from './openings.ts'
import { startServer } from './server.ts'

/** Bytes as transferred: of code, brotli, headers included. */
const max = { firstVisit: 174_500, opening: 73_000 }

interface Weighed {
  readonly what: string
  readonly bytes: number
  readonly limit: number
  readonly files: Readonly<Record<string, number>>
}

async function weigh(): Promise<Weighed[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  try {
    const first = await measureFirstVisit(browser, server.address)
    const openings = await measureOpenings(browser, server.address, await writeBook(server.address))
    return [
      { what: 'first visit', limit: max.firstVisit, ...first },
      ...openings.map(({ screen, ownBytes, sharedBytes, files }) => ({
        what: screen,
        bytes: ownBytes + sharedBytes,
        limit: max.opening,
        files,
      })),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const weighed = await weigh()
for (const { what, bytes, limit, files } of weighed) {
  console.log(`${what}: ${bytes} of ${limit} bytes`)
  if (bytes <= limit) continue
  process.exitCode = 1
  const heaviest = Object.entries(files).sort(([, one], [, other]) => other - one)
  for (const [file, size] of heaviest) console.log(`  ${size} ${file}`)
}
