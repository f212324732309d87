import { runInNewContext } from 'node:vm'
import type { BrowserContext, Page } from '@playwright/test'

/** A tab as the extension sees it. */
interface Tab {
  readonly id: number
  readonly index: number
  readonly windowId: number
  readonly url: string
  readonly status: 'complete'
}

interface Sender {
  readonly id: string
  readonly url: string
}

interface Script {
  readonly target: { readonly tabId: number }
  readonly files?: readonly string[]
  readonly func?: (...args: readonly unknown[]) => unknown
  readonly args?: readonly unknown[]
}

const id = 'potluck-extension'

/** An event with its listeners. */
function happening<Args extends readonly unknown[]>() {
  const listeners = new Set<(...args: Args) => unknown>()
  return {
    addListener: (listener: (...args: Args) => unknown) => listeners.add(listener),
    removeListener: (listener: (...args: Args) => unknown) => listeners.delete(listener),
    fire: (...args: Args) => [...listeners].map((listener) => listener(...args)),
  }
}

/** The parts of a browser that the background does not take from `chrome`: Node has them, too. */
const globals = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  FormData,
  TextDecoder,
  URL,
  URLSearchParams,
  clearTimeout,
  fetch,
  setTimeout,
}

/**
 * The functions of a browser that the extension calls, over the pages of Playwright: Chromium without a window loads no
 * extensions. Its programs are those that the server offers.
 * @param files of the extension, by their names
 */
export function startExtension(context: BrowserContext, files: ReadonlyMap<string, string>) {
  const pages: Page[] = []
  const stored = new Map<string, unknown>()
  const granted = new Set<string>()
  /** Words and marks that the member sees beside pages. */
  const seen = { notices: [] as string[], badges: [] as string[], titles: [] as string[] }
  const decision = { allows: true }
  const messages: Readonly<Record<string, { readonly message: string }>> = JSON.parse(
    files.get('_locales/en/messages.json') ?? '',
  )
  const onClicked = happening<[Tab]>()
  const onUpdated = happening<[number, object, Tab]>()
  const onMessage = happening<[unknown, Sender, (answer: unknown) => void]>()

  const tabOf = (page: Page): Tab => {
    if (!pages.includes(page)) pages.push(page)
    return { id: pages.indexOf(page) + 1, index: 0, windowId: 1, url: page.url(), status: 'complete' }
  }

  async function open({ url }: { readonly url: string }) {
    if (url.startsWith('chrome-extension:')) {
      seen.notices.push(...new URL(url).searchParams.keys())
      return { id: 0 }
    }
    const page = await context.newPage()
    const tab = tabOf(page)
    page.on('load', () => onUpdated.fire(tab.id, {}, tabOf(page)))
    await page.goto(url)
    return tab
  }

  const send = (page: Page) => (message: unknown) =>
    new Promise((answer) => onMessage.fire(message, { id, url: page.url() }, answer))

  async function execute({ target, files: names = [], func, args = [] }: Script) {
    const page = pages[target.tabId - 1]
    if (!page || !/^https?:/.test(page.url())) throw new Error('Cannot access contents of the page.')
    if (func) return [{ result: await page.evaluate(`(${func})(...${JSON.stringify(args)})`) }]
    if (!(await page.evaluate('"sendMessage" in window'))) await page.exposeFunction('sendMessage', send(page))
    await page.evaluate(`globalThis.chrome = { runtime: { id: '${id}', sendMessage: window.sendMessage } }`)
    return [{ result: await page.evaluate(files.get(names[0]?.slice(1) ?? '') ?? '') }]
  }

  const chrome = {
    runtime: { id, getURL: (path: string) => `chrome-extension://${id}${path}`, onMessage, onInstalled: happening() },
    i18n: {
      getMessage: (name: string, [filledIn = '']: readonly string[] = []) =>
        (messages[name]?.message ?? '').replace('$1', filledIn),
    },
    storage: {
      local: {
        get: async (key: string) => ({ [key]: stored.get(key) }),
        set: async (values: object) => Object.entries(values).forEach(([key, value]) => void stored.set(key, value)),
        remove: async (key: string) => void stored.delete(key),
      },
    },
    permissions: {
      async request({ origins }: { readonly origins: readonly string[] }) {
        if (decision.allows) for (const origin of origins) granted.add(origin)
        return decision.allows
      },
      remove: async ({ origins }: { readonly origins: readonly string[] }) =>
        origins.forEach((origin) => void granted.delete(origin)),
    },
    action: {
      onClicked,
      setBadgeText: async ({ text }: { readonly text: string }) => void seen.badges.push(text),
      setTitle: async ({ title }: { readonly title: string }) => void seen.titles.push(title),
    },
    tabs: {
      onUpdated,
      create: open,
      get: async (tabId: number) => {
        const page = pages[tabId - 1]
        return page ? tabOf(page) : null
      },
    },
    scripting: { executeScript: execute },
  }
  runInNewContext(files.get('background.js') ?? '', { ...globals, chrome })

  return {
    /** Presses the extension's button on a page. */
    press: (page: Page) => void onClicked.fire(tabOf(page)),
    /** Sends the background a message as a script in a page would, with the address that the browser says. */
    send: (message: unknown, url: string, from = id) =>
      new Promise((answer) => onMessage.fire(message, { id: from, url }, answer)),
    stored,
    granted,
    seen,
    decision,
  }
}
