/**
 * Takes the pictures of the README from the built product: `npm run pictures`. A fresh server, a household with the sample
 * recipes, real Chromium. Writes docs/pictures/*.webp, each at most 100 kB.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromiumArgs, chromiumPath } from '../web/chromium.ts'
import { startServer } from '../web/server.ts'
import { type Household, writeHousehold } from './household.ts'

const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 }

interface Shot {
  readonly device: typeof phone | typeof desktop
  readonly scheme: 'light' | 'dark'
  readonly path: string
  /** Prepares the screen for the picture. */
  readonly act?: (page: Page) => Promise<unknown>
}

const shotsOf = ({ kitchenId, listId, planId, recipe }: Household): Readonly<Record<string, Shot>> => ({
  recipe: {
    device: desktop,
    scheme: 'light',
    path: 'list/main/samples/curry',
    act: (page) => page.getByRole('button', { name: 'One more' }).click({ clickCount: 2, delay: 300 }),
  },
  week: { device: desktop, scheme: 'dark', path: `meal-planners/${planId}` },
  cooking: {
    device: phone,
    scheme: 'dark',
    path: `recipe/${recipe('curry')}/cook`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Next' }).click()
      await page.waitForTimeout(500)
      await page.getByRole('button', { name: 'Next' }).click()
    },
  },
  list: { device: phone, scheme: 'light', path: `shopping-lists/${listId}` },
  search: {
    device: phone,
    scheme: 'light',
    path: `list/main?kitchen=${kitchenId}`,
    act: (page) => page.getByRole('searchbox').fill('tomatos'),
  },
  household: { device: phone, scheme: 'dark', path: `kitchens/${kitchenId}` },
})

/** The largest file that a reader of the README loads for one picture. */
const maxBytes = 100_000

async function take(browser: Browser, address: string, token: string, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    ...shot.device,
    colorScheme: shot.scheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), token)
  const page = await context.newPage()
  await page.goto(`${address}#/${shot.path}`)
  await page.waitForLoadState('networkidle')
  await shot.act?.(page)
  await page.waitForLoadState('networkidle')
  // Drawings and fonts appear after what they stand in.
  await page.waitForTimeout(1_000)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer()
  await context.close()
  return picture
}

const folder = join(import.meta.dirname, '../../docs/pictures')
const server = await startServer()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
try {
  await mkdir(folder, { recursive: true })
  const household = await writeHousehold(server.address)
  for (const [name, shot] of Object.entries(shotsOf(household))) {
    const picture = await take(browser, server.address, household.token, shot)
    await writeFile(join(folder, `${name}.webp`), picture)
    console.log(`${name}.webp: ${Math.round(picture.length / 1000)} kB`)
    if (picture.length > maxBytes) throw new Error(`${name}.webp is larger than 100 kB`)
  }
} finally {
  await browser.close()
  await server.stop()
}
