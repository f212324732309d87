import { type Browser, browser } from 'wxt/browser'
import type { ShownPage } from './shown-page.ts'

/** Ends when a tab shows the page of an address. */
function shown(tabId: number, address: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = (id: number, _change: unknown, tab: Browser.tabs.Tab) => {
    if (id !== tabId || tab.status !== 'complete' || !tab.url?.startsWith(address)) return
    browser.tabs.onUpdated.removeListener(look)
    resolve()
  }
  browser.tabs.onUpdated.addListener(look)
  void browser.tabs.get(tabId).then((tab) => look(tabId, null, tab))
  return promise
}

/** Runs in the tab of the server: says the page to the hand-over page. */
function sayPage(page: ShownPage, origin: string) {
  window.postMessage({ potluck: 'page', ...page }, origin)
}

/** Opens the review of a page in a new tab of the server, beside the tab of the page. */
export async function handOver(
  base: string,
  page: ShownPage,
  { id, index, windowId }: Browser.tabs.Tab,
): Promise<void> {
  const address = `${base}hand-over`
  const beside = { index: index + 1, windowId, ...(id !== undefined && { openerTabId: id }) }
  const review = await browser.tabs.create({ ...beside, url: `${address}#extension` })
  if (review.id === undefined) return
  await shown(review.id, address)
  await browser.scripting.executeScript({
    target: { tabId: review.id },
    func: sayPage,
    args: [page, new URL(base).origin],
  })
}
