import type { Browser } from 'playwright-core'
import type { Book } from '../web/book.ts'
import { beginStep, interactionsOf, recordInteractions, type Walked } from './interactions.ts'
import { endLesson, walkOf } from './walk.ts'

/** After the first screen, the application prefetches and stores: the walk begins after that. */
const settleMs = 9_000

/**
 * Walks through all screens in a new profile, with a processor four times slower.
 * @throws with the name of the step that is not possible
 */
export async function walkThrough(browser: Browser, address: string, book: Book): Promise<Walked> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), book.token)
  const page = await context.newPage()
  await recordInteractions(page)
  await page.goto(`${address}#/list/main`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await page.waitForTimeout(settleMs)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [name, act] of Object.entries(walkOf(book))) {
    await beginStep(page, name)
    try {
      await act(page)
      await endLesson(page)
    } catch (cause) {
      throw new Error(`the walk ended at "${name}"`, { cause })
    }
  }
  const interactions = await interactionsOf(page)
  await context.close()
  return interactions
}
