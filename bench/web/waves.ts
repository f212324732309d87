import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page, Request, Route } from 'playwright-core'

/** What a page has asked for until something was displayed. */
export interface Waves {
  /**
   * Number of round trips one after the other: all answers are held back until nothing new is requested, then all are
   * given at once, and so on. No clock is part of it, only the order.
   */
  readonly waves: number
  /** Transferred in these waves, headers included, with the service worker. */
  readonly bytes: number
  /** Addresses in the order of the waves, relative to the product. */
  readonly requests: readonly (readonly string[])[]
}

/** What shows that a state is reached, as `content`, by its name: a function of the page. */
export type States = Readonly<Record<string, string>>

/** More waves are a page that asks for ever. */
const maxWaves = 25

/** A page that runs its scripts and compiles them asks for nothing for a moment: so long, and again while it is busy. */
const looks = 4

/** A page that is not complete and asks for nothing for so long has failed. */
const maxSettleMs = 15_000

async function transferredBytes(request: Request): Promise<number> {
  const response = await request.response()
  // An answer of the service worker has been counted as its own request, or comes from the device.
  if (!response || response.fromServiceWorker()) return 0
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** Holds the answers of a context, with those of its service worker, and gives them in waves. */
async function holdAnswers(context: BrowserContext) {
  let held: Route[] = []
  let asked = 0
  const given = new Map<Request, (bytes: number) => void>()
  await context.route('**/*', (route) => {
    asked += 1
    held.push(route)
  })
  context.on('requestfinished', async (request) => given.get(request)?.(await transferredBytes(request)))
  // The page gave it up.
  context.on('requestfailed', (request) => given.get(request)?.(0))
  return {
    asked: () => asked,
    held: () => held.length,
    /** A context with held requests does not close. */
    async stop() {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await Promise.all(held.map((route) => route.abort().catch(() => {})))
    },
    /** @returns the addresses of this wave and their bytes, when all answers are there */
    async release() {
      const routes = held
      held = []
      const answered = routes.map((route) => new Promise<number>((resolve) => given.set(route.request(), resolve)))
      await Promise.all(routes.map((route) => route.continue()))
      const sizes = await Promise.all(answered)
      const addresses = routes.map((route) => route.request().url())
      return { addresses, bytes: sizes.reduce((sum, size) => sum + size, 0) }
    },
  }
}

declare global {
  interface Window {
    /** Names of the states that a frame of the page has displayed. */
    potluckReached: string[]
  }
}

/** Notes in the page what its frames display. While a stylesheet is held back, there is none. */
function noteStates(states: States): void {
  window.potluckReached = []
  const look = () => {
    for (const [state, selector] of Object.entries(states))
      if (
        !window.potluckReached.includes(state) &&
        [...document.querySelectorAll(selector)].some((each) => each.checkVisibility())
      )
        window.potluckReached.push(state)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Asks a page, which answers when it has nothing else to do; Playwright itself would wait for its navigation. */
async function askPage(page: Page) {
  const session = await page.context().newCDPSession(page)
  const expression = 'new Promise((answer) => setTimeout(() => answer(window.potluckReached ?? [])))'
  return async (): Promise<readonly string[]> => {
    const answer = await session
      .send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      .catch(() => null)
    return answer?.result.value ?? []
  }
}

/**
 * Opens an address and counts the waves until each state is reached.
 * @param lookMs a busy machine needs longer looks, which can only make the number smaller
 * @throws when the page asks for nothing more, or for ever, and a state is not reached
 */
export async function countWaves(
  page: Page,
  url: string,
  states: States,
  lookMs: number,
): Promise<Record<string, Waves>> {
  const answers = await holdAnswers(page.context())
  const base = new URL('./', url).href
  await page.addInitScript(noteStates, states)
  const statesOf = await askPage(page)
  const requests: string[][] = []
  const reached: Record<string, Waves> = {}
  let bytes = 0

  const isReached = (displayed: readonly string[]) => Object.keys(states).every((state) => displayed.includes(state))

  /** Until the page is idle and asks for nothing more. @returns what it displays */
  async function settle(): Promise<readonly string[]> {
    const latest = performance.now() + maxSettleMs
    let displayed: readonly string[] = []
    for (let quiet = 0, before = -1; quiet < looks; quiet = answers.asked() === before ? quiet + 1 : 0) {
      before = answers.asked()
      await setTimeout(lookMs)
      displayed = await statesOf()
      // It has not come to its next question yet.
      if (answers.held() === 0 && !isReached(displayed) && performance.now() < latest) quiet = 0
    }
    return displayed
  }

  async function giveWave(): Promise<boolean> {
    const wave = await answers.release()
    bytes += wave.bytes
    requests.push(wave.addresses.map((address) => address.replace(base, '')))
    return wave.addresses.length > 0
  }

  try {
    page.goto(url, { waitUntil: 'commit' }).catch(() => {})
    // The page itself, which is asked for alone. Nothing runs in its place until it comes.
    while (answers.asked() === 0) await setTimeout(lookMs)
    await giveWave()
    while (requests.length < maxWaves) {
      const displayed = await settle()
      for (const state of displayed) reached[state] ??= { waves: requests.length, bytes, requests: [...requests] }
      if (isReached(displayed)) return reached
      if (!(await giveWave())) break
    }
    const missing = Object.keys(states).filter((state) => !reached[state])
    throw new Error(`${url}: ${missing.join(', ')} after ${requests.map((each) => each.join('\n  ')).join('\n\n  ')}`)
  } finally {
    await answers.stop()
  }
}
