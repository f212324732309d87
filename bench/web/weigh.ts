/**
 * Weighs what is built, in Chromium: the bytes of a first visit and of the code of each screen, and the waves and bytes of
 * the addresses that are opened most (headers included, compressed). Names the files, or the requests of the last wave, of
 * whatever is over its limit, and ends with 1.
 */
import { type Browser, chromium } from 'playwright-core'
import { keeps, limitOf } from '../limits.ts'
import { type Book, writeBook } from './book.ts'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { measureFirstVisit } from './first-visit.ts'
import { countWavesOf, type OpenedAddress, openedAddresses } from './opening-waves.ts'
import { measureOpenings, type Opening } from './openings.ts'
import { startServer } from './server.ts'

interface Weighed {
  readonly what: string
  /** By rows of the table of limits. */
  readonly figures: Readonly<Record<string, number>>
  /** To be read by who is over the limit. */
  readonly details: readonly string[]
}

const heaviest = (files: Readonly<Record<string, number>>): string[] =>
  Object.entries(files)
    .sort(([, one], [, other]) => other - one)
    .map(([file, size]) => `${size} ${file}`)

/** The bytes of the foods among files, with the code that weighs by them. */
const foodsIn = ({ files }: Pick<Opening, 'files'>): number =>
  Object.entries(files).reduce((sum, [file, size]) => (/\/foods\b[^/]*$/.test(file) ? sum + size : sum), 0)

const lookMs = { together: 60, alone: 400 }

const isOver = ({ figures }: Weighed): boolean =>
  Object.entries(figures).some(([row, figure]) => !keeps(limitOf('weigh', row), figure))

/** @param lookMs how long one look lasts at whether a page asks for more */
async function weighAddress(browser: Browser, address: string, name: string, opened: OpenedAddress, lookMs: number) {
  const counted = await countWavesOf(browser, address, opened, lookMs)
  return Object.entries(counted).map(([state, { waves, bytes, requests }]): Weighed => {
    const what = `${name}, ${state}`
    const last = requests.at(-1) ?? []
    const figures = { [`${what}, waves`]: waves, [`${what}, bytes`]: bytes }
    return { what, figures, details: [`${opened.path || '(root)'}, last wave:`, ...last] }
  })
}

/**
 * Counts again, alone and with longer looks, what is over its limit or was not reached: on a busy machine one wave looks like
 * two, never two like one.
 */
async function weighAddresses(browser: Browser, address: string, book: Book): Promise<Weighed[]> {
  const opened = Object.entries(openedAddresses(book))
  const first = await Promise.allSettled(
    opened.map(([name, each]) => weighAddress(browser, address, name, each, lookMs.together)),
  )
  const weighed: Weighed[] = []
  for (const [index, [name, each]] of opened.entries()) {
    const result = first[index]
    const isGood = result?.status === 'fulfilled' && !result.value.some(isOver)
    weighed.push(...(isGood ? result.value : await weighAddress(browser, address, name, each, lookMs.alone)))
  }
  return weighed
}

async function weigh(): Promise<Weighed[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  try {
    const { bytes, files } = await measureFirstVisit(browser, server.address)
    const book = await writeBook(server.address)
    const openings = await measureOpenings(browser, server.address, book)
    const addresses = await weighAddresses(browser, server.address, book)
    const screens = openings.map(({ screen, bytes, files }) => ({
      what: screen,
      figures: { 'code of a screen, bytes': bytes },
      details: heaviest(files),
    }))
    const later = openings.map(({ screen, afterwards }) => ({
      what: `${screen}, loaded afterwards`,
      figures: { 'code behind a screen, bytes': afterwards.bytes, 'foods behind a screen, bytes': foodsIn(afterwards) },
      details: heaviest(afterwards.files),
    }))
    const first = { what: 'first visit', figures: { 'first visit, bytes': bytes }, details: heaviest(files) }
    return [first, ...screens, ...later, ...addresses]
  } finally {
    await browser.close()
    await server.stop()
  }
}

for (const one of await weigh()) {
  const { what, figures, details } = one
  const held = Object.entries(figures).map(([row, figure]) => `${figure} of ${limitOf('weigh', row).value}`)
  console.log(`${what}: ${held.join(', ')}`)
  if (!isOver(one)) continue
  process.exitCode = 1
  for (const detail of details) console.log(`  ${detail}`)
}
