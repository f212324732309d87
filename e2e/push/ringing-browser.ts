import type { BrowserContext, Page, Worker } from '@playwright/test'

/** What a browser was shown: the sentence, and the screen that a tap leads to. */
export interface DisplayedNotification {
  readonly title: string
  readonly path: string
}

interface Tapped {
  readonly led: readonly string[]
  readonly shown: readonly DisplayedNotification[]
}

const stubbedWorker = () => {
  const edge: { led: string[]; shown: DisplayedNotification[] } = { led: [], shown: [] }
  const scope = Object.assign(globalThis, { edge }) as unknown as {
    registration: ServiceWorkerRegistration
    clients: { openWindow: (address: string) => Promise<null> }
  }
  scope.registration.showNotification = async (title, options) => {
    edge.shown.push({ title, path: options?.data.path })
  }
  scope.clients.openWindow = async (address) => {
    edge.led.push(address)
    return null
  }
}

/**
 * The headless browser of tests has neither notifications (it says `denied` whatever it was granted) nor a push service
 * of its maker behind it. So these stand in for it, at its very edge: the question for permission and the subscription of
 * a page, what a worker shows, and the tap on that. All between is the product's own, in its own worker.
 */
export async function ringingBrowser(page: Page, subscription: object) {
  await page.addInitScript((given) => {
    const [permission, subscribed] = ['browser:permission', 'browser:subscribed']
    const kept = (key: string) => sessionStorage.getItem(key)
    Object.defineProperty(Notification, 'permission', { get: () => kept(permission) ?? 'default' })
    Notification.requestPermission = async () => {
      sessionStorage.setItem(permission, 'granted')
      return 'granted'
    }
    const subscriptionNow = () => {
      const key = kept(subscribed)
      if (key === null) return null
      return {
        ...given,
        options: { applicationServerKey: Uint8Array.from(JSON.parse(key)).buffer },
        toJSON: () => given,
        unsubscribe: async () => {
          sessionStorage.removeItem(subscribed)
          return true
        },
      } as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => subscriptionNow()
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey
      if (kept(permission) !== 'granted' || !(key instanceof Uint8Array))
        throw new DOMException('no', 'NotAllowedError')
      sessionStorage.setItem(subscribed, JSON.stringify([...key]))
      const made = subscriptionNow()
      if (!made) throw new DOMException('no', 'AbortError')
      return made
    }
  }, subscription)

  const browser = await page.context().newCDPSession(page)
  let registrationId = ''
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const known of registrations) if (!known.isDeleted) registrationId = known.registrationId
  })
  await browser.send('ServiceWorker.enable')
  const tapped = async () => (await workerOf(page.context())).evaluate(() => Reflect.get(globalThis, 'edge') as Tapped)

  return {
    /** Stands at the worker's edge from now on. */
    watchWorker: async () => (await workerOf(page.context())).evaluate(stubbedWorker),
    /** Whether the page is subscribed to be rung. */
    isSubscribed: () =>
      page.evaluate(async () => {
        const { pushManager } = await navigator.serviceWorker.ready
        return (await pushManager.getSubscription()) !== null
      }),
    /** The push service hands something over to the browser, which wakes the worker with it. */
    deliver: (origin: string, data: string) =>
      browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    /** What the worker showed. */
    shown: async () => (await tapped()).shown,
    /** A tap on the newest notification. @returns where the worker opens a window */
    async tap(): Promise<string> {
      const worker = await workerOf(page.context())
      await worker.evaluate(async () => {
        const { shown } = Reflect.get(globalThis, 'edge') as Tapped
        const notification = { close: () => {}, data: { path: shown.at(-1)?.path } }
        const worked: Promise<unknown>[] = []
        const press = Object.assign(new Event('notificationclick'), {
          notification,
          waitUntil: (work: Promise<unknown>) => worked.push(work),
        })
        globalThis.dispatchEvent(press)
        await Promise.all(worked)
      })
      return (await tapped()).led.at(-1) ?? ''
    },
  }
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}
