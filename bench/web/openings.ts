import type { Browser } from 'playwright-core'
import type { Book } from './book.ts'
import { sumOf, type Transfers, watchTransfers } from './transfers.ts'

/** Code that a member transfers for a screen of a remote, after no screen but those of the shell. */
export interface Opening {
  readonly screen: string
  /** The remote's own files, and those of the shell that it had not loaded yet. */
  readonly bytes: number
  /** File by file. */
  readonly files: Readonly<Record<string, number>>
  /** The code that it loads when nobody waits. */
  readonly afterwards: Pick<Opening, 'bytes' | 'files'>
}

declare global {
  interface Window {
    /** The tasks of the page for when it is idle, by handle. */
    potluckWaiting: Map<number, () => void>
  }
}

const shellSettlesMs = 3_500

/** Every screen of a remote that is a page of its own, by its hash route. */
const screensOf = ({ recipeId, listId, planId }: Book): Readonly<Record<string, string>> => ({
  'recipe list': 'list/main',
  recipe: `recipe/${recipeId}`,
  'recipe editor': 'edit-recipe/new',
  labels: 'labels',
  people: 'people',
  'own profile': 'people/my-profile',
  messages: 'messages',
  'shopping lists': 'shopping-lists',
  'open shopping list': `shopping-lists/${listId}`,
  'meal plans': 'meal-planners',
  'open meal plan': `meal-planners/${planId}`,
  settings: 'settings',
  account: 'settings/account',
  import: 'settings/import',
  export: 'settings/export',
})

/** Nothing here is timed: some at once wait together. */
const atOnce = 5

/** Opens each screen in a profile of its own, coming from a screen that belongs to the shell. */
export async function measureOpenings(browser: Browser, address: string, book: Book): Promise<Opening[]> {
  const waiting = Object.entries(screensOf(book))
  const openings: Opening[] = []
  while (waiting.length > 0) {
    const some = waiting.splice(0, atOnce).map(async ([screen, path]) => ({
      screen,
      ...(await measureOpening(browser, address, book.token, path)),
    }))
    openings.push(...(await Promise.all(some)))
  }
  return openings
}

async function measureOpening(browser: Browser, address: string, token: string, path: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  try {
    await context.addInitScript((value) => {
      localStorage.setItem('potluck:token', value)
      // Backgrounds of remotes are no part of an opening, and would load some of its files before.
      const waiting = new Map<number, () => void>()
      let last = 0
      window.potluckWaiting = waiting
      window.requestIdleCallback = (run) => {
        last += 1
        waiting.set(last, () => run({ didTimeout: true, timeRemaining: () => 0 }))
        return last
      }
      window.cancelIdleCallback = (handle) => void waiting.delete(handle)
    }, token)
    const page = await context.newPage()
    await page.goto(`${address}#/about`)
    await page.waitForLoadState('networkidle')
    // Three seconds after its start the shell fetches what keeps the product on the device.
    await page.waitForTimeout(shellSettlesMs)
    await page.waitForLoadState('networkidle')

    const transfers = await watchTransfers(page, address)
    const remoteAsked = page.waitForRequest((request) => request.url().includes('/remotes/'))
    await page.evaluate((hash) => {
      window.potluckWaiting.clear()
      location.assign(hash)
    }, `#/${path}`)
    await remoteAsked
    await page.waitForFunction(() => document.querySelector('main a, main button, main input'))
    // Files that the screen fetches after it is visible.
    await transfers.settled()
    const opened = codeOf(transfers)

    const behind = await watchTransfers(page, address)
    await page.evaluate(() => {
      for (const run of window.potluckWaiting.values()) run()
    })
    await behind.settled()
    return { ...opened, afterwards: codeOf(behind) }
  } finally {
    await context.close()
  }
}

const isCode = (path: string) => path.startsWith('remotes/') || path.startsWith('assets/')

const codeOf = (transfers: Transfers) => ({
  bytes: sumOf(transfers, isCode),
  files: Object.fromEntries([...transfers.bytes].filter(([file]) => isCode(file))),
})
