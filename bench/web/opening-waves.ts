import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Address, addressesOf } from './addresses.ts'
import type { Book } from './book.ts'
import { countWaves, type States, type Waves } from './waves.ts'

/** An address as it is opened. */
export interface OpenedAddress {
  readonly path: string
  /** Empty for a guest. */
  readonly token: string
  /** Opened once before, with the service worker: what the device stored then is there. */
  readonly isAgain: boolean
  readonly states: States
}

/** The openings whose waves are counted, by name. */
export function openedAddresses(book: Book): Readonly<Record<string, OpenedAddress>> {
  const { welcome, login, 'recipe list': list, recipe, 'shopping list': shoppingList } = addressesOf(book)
  const cold = ({ path, isOfMember, content }: Address): OpenedAddress => {
    return { path, token: isOfMember ? book.token : '', isAgain: false, states: { content } }
  }
  const again = ({ path, content, usable }: Address): OpenedAddress => {
    return { path, token: book.token, isAgain: true, states: { content, usable } }
  }
  return {
    welcome: { ...cold(welcome), states: { content: welcome.content, usable: welcome.usable } },
    login: cold(login),
    'recipe list': cold(list),
    'recipe list again': again(list),
    recipe: cold(recipe),
    'recipe again': again(recipe),
    'shopping list again': again(shoppingList),
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
