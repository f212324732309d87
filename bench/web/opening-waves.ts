import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Book } from './book.ts'
import { countWaves, type States, type Waves } from './waves.ts'

/** An address as it is opened. */
export interface OpenedAddress {
  readonly path: string
  readonly token?: string
  /** Opened once before, with the service worker: what the device stored then is there. */
  readonly isAgain: boolean
  readonly states: States
}

const list = 'main a[href^="#/recipe/"]'
const recipe = 'main [role="tabpanel"] li, main li label'
const item = 'main input[type="checkbox"]'

/** An element of the application, not of what is painted or stored. */
const drawn = (selectors: string) =>
  selectors
    .split(', ')
    .map((selector) => `body:not(:has(#opening)) #root ${selector}`)
    .join(', ')

/** The openings whose waves are counted, by name. A stored screen is content, and usable when the application has drawn it. */
export function openedAddresses({ token, recipeId, listId }: Book): Readonly<Record<string, OpenedAddress>> {
  const cold = (path: string, content: string) => ({ path, token, isAgain: false, states: { content } })
  const again = (path: string, content: string) => {
    return { path, token, isAgain: true, states: { content, usable: drawn(content) } }
  }
  return {
    welcome: { path: '', isAgain: false, states: { content: '.opening-page a', usable: drawn('main a') } },
    login: { path: 'auth/login', isAgain: false, states: { content: 'input[type="password"]' } },
    'recipe list': cold('list/main', list),
    'recipe list again': again('list/main', list),
    recipe: cold(`recipe/${recipeId}`, recipe),
    'recipe again': again(`recipe/${recipeId}`, recipe),
    'shopping list again': again(`shopping-lists/${listId}`, item),
  }
}

/** Opens an address and waits until the device has stored its screen and the service worker all files. */
async function openBefore(context: BrowserContext, url: string, path: string): Promise<void> {
  const page = await context.newPage()
  let asked = performance.now()
  context.on('request', () => {
    asked = performance.now()
  })
  await page.goto(url)
  await page.waitForFunction(
    (key) => localStorage.getItem(key) !== null && navigator.serviceWorker.controller !== null,
    `potluck:user:screen:/${path}`,
  )
  while (performance.now() - asked < 2_000) await page.waitForTimeout(200)
  await page.close()
}

async function newPage(context: BrowserContext, isAgain: boolean): Promise<Page> {
  const page = await context.newPage()
  // What starts when nobody waits is no part of an opening.
  if (!isAgain)
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  return page
}

/** Counts the waves of one opening, in a profile of its own. */
export async function countWavesOf(
  browser: Browser,
  address: string,
  { path, token, isAgain, states }: OpenedAddress,
  lookMs: number,
): Promise<Record<string, Waves>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: isAgain ? 'allow' : 'block',
  })
  try {
    if (token) await context.addInitScript((value) => localStorage.setItem('potluck:token', value), token)
    const url = path ? `${address}#/${path}` : address
    if (isAgain) await openBefore(context, url, path)
    return await countWaves(await newPage(context, isAgain), url, states, lookMs)
  } finally {
    await context.close()
  }
}
