import { createApiClient } from '@potluck/api/client'
import { findByLink } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { type Browser, browser } from 'wxt/browser'
import { handOver } from './hand-over.ts'
import { tell } from './notices.ts'
import {
  baseOfPairingPage,
  endPairing,
  giveUp,
  type Pairing,
  paired,
  permissionFor,
  readPairing,
  storePairing,
} from './pairing.ts'
import { type ShownPage, shownPage } from './shown-page.ts'

type Tab = Browser.tabs.Tab

/** A page that was just opened learns a moment later that it may be read, milliseconds. */
const momentMs = 500

/** Runs a script of the extension in the tab of a press; null where the browser allows none. */
async function runIn({ id: tabId }: Tab, file: '/pair.js' | '/read-page.js'): Promise<unknown> {
  if (tabId === undefined) return null
  const run = () => browser.scripting.executeScript({ target: { tabId }, files: [file] })
  const again = () => new Promise((resolve) => setTimeout(resolve, momentMs)).then(run)
  const results = await run()
    .catch(again)
    .catch(() => [])
  return results[0]?.result ?? null
}

/** Begins a pairing. The browser asks for the permission in the moment of the press alone: nothing is awaited before. */
async function beginPairing(tab: Tab, base: string): Promise<void> {
  const isAllowed = await browser.permissions.request(permissionFor(base))
  if (!isAllowed) return tell('refused', base)
  const former = await readPairing()
  if (former === null || former.base === base) return void (await runIn(tab, '/pair.js'))
  if (new URL(former.base).hostname !== new URL(base).hostname) await giveUp(base)
  return tell('elsewhere', former.base)
}

/** Asks the server, by the token of the pairing, which recipes of the book are from this page. */
async function askKnown({ base, token }: Pairing, { url }: ShownPage): Promise<readonly { title: string }[]> {
  const { call } = createApiClient({ base: new URL('api/', base).href, token: () => token })
  const { data } = await call(findByLink, { query: { url } })
  return data
}

/** Marks the button of a tab whose recipe is in the book already. */
async function markKnown({ id: tabId }: Tab, [known]: readonly { title: string }[]): Promise<void> {
  if (tabId === undefined || known === undefined) return
  await browser.action.setBadgeText({ tabId, text: '✓' })
  await browser.action.setTitle({ tabId, title: browser.i18n.getMessage('action_known', [known.title]) })
}

/** Hands the page of a tab over to the paired server, which shows its recipe for a review. */
async function addPage(tab: Tab): Promise<void> {
  const pairing = await readPairing()
  if (!pairing) return tell('unpaired')
  const page = shownPage.safeParse(await runIn(tab, '/read-page.js'))
  if (!page.success) return tell('unreadable', pairing.base)
  try {
    await markKnown(tab, await askKnown(pairing, page.data))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) {
      await endPairing()
      return tell('ended', pairing.base)
    }
    if (error.failure !== 'refused') return tell('away', pairing.base)
  }
  await handOver(pairing.base, page.data, tab)
}

/** Takes the token that the pairing page of a server gave. Only the page that the browser names is believed. */
async function keep(message: unknown, { id, url }: Browser.runtime.MessageSender): Promise<void> {
  const base = baseOfPairingPage(url)
  const { data } = paired.safeParse(message)
  if (id === browser.runtime.id && base !== null && data) await storePairing({ base, token: data.token })
}

/** Registers what the extension listens to: its button, the pairing page, and its own installation. */
export function listen(): void {
  browser.action.onClicked.addListener((tab) => {
    const base = baseOfPairingPage(tab.url)
    void (base === null ? addPage(tab) : beginPairing(tab, base))
  })
  browser.runtime.onMessage.addListener((message, sender, answer) => {
    void keep(message, sender).then(answer)
    return true
  })
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') void tell('unpaired')
  })
}
