import type { Browser } from 'playwright-core'

/** What a screen of a remote costs a member who was nowhere but in the shell before, in transferred bytes. */
export interface Opening {
  /** Hash route of the screen. */
  readonly screen: string
  /** The sum of what follows. */
  readonly bytes: number
  /** The remote's own files. */
  readonly ownBytes: number
  /** What the shell provides and had not loaded yet; the next remote finds it there. */
  readonly sharedBytes: number
  /** Answers of the API and pictures. */
  readonly dataBytes: number
}

/** The first screen of each remote, and those that need more than it. */
const screens = ['list/main', 'edit-recipe/new', 'people', 'messages', 'shopping-lists', 'settings']

/** Opens each screen in a profile of its own, coming from a screen that belongs to the shell. */
export async function measureOpenings(browser: Browser, address: string, token: string): Promise<Opening[]> {
  const openings: Opening[] = []
  for (const screen of screens) openings.push(await measureOpening(browser, address, token, screen))
  return openings
}

async function measureOpening(browser: Browser, address: string, token: string, screen: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' })
  try {
    await context.addInitScript((kept) => localStorage.setItem('potluck:token', kept), token)
    const page = await context.newPage()
    await page.goto(`${address}#/about`)
    await page.waitForLoadState('networkidle')

    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const addresses = new Map<string, string>()
    const sums = { ownBytes: 0, sharedBytes: 0, dataBytes: 0 }
    session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sums[kindOf(addresses.get(requestId) ?? '', address)] += encodedDataLength
    })
    await page.evaluate((path) => location.assign(`#/${path}`), screen)
    await page.waitForRequest((request) => request.url().includes('/remotes/'))
    await page.waitForFunction(() => document.querySelector('main a, main button, main input'))
    // What the screen fetches after it stands.
    await page.waitForTimeout(1_500)
    return { screen, bytes: sums.ownBytes + sums.sharedBytes + sums.dataBytes, ...sums }
  } finally {
    await context.close()
  }
}

function kindOf(url: string, address: string): 'ownBytes' | 'sharedBytes' | 'dataBytes' {
  const path = url.slice(address.length)
  if (path.startsWith('remotes/')) return 'ownBytes'
  return path.startsWith('assets/') ? 'sharedBytes' : 'dataBytes'
}
