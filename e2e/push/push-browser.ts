import type { BrowserContext, Page, Worker } from '@playwright/test'

/** A notification that the worker displayed: its title, and the path that a tap opens. */
export interface DisplayedNotification {
  readonly title: string
  readonly path: string
}

interface WorkerRecord {
  readonly openedPaths: readonly string[]
  readonly notifications: readonly DisplayedNotification[]
}

const stubbedWorker = () => {
  const edge: { openedPaths: string[]; notifications: DisplayedNotification[] } = { openedPaths: [], notifications: [] }
  const scope = Object.assign(globalThis, { edge }) as unknown as {
    registration: ServiceWorkerRegistration
    clients: { openWindow: (address: string) => Promise<null> }
  }
  scope.registration.showNotification = async (title, options) => {
    edge.notifications.push({ title, path: options?.data.path })
  }
  scope.clients.openWindow = async (address) => {
    edge.openedPaths.push(address)
    return null
  }
}

/**
 * Emulates push in a headless browser, which has no notifications (the permission is always `denied`) and no push
 * service: permission and subscription in the page, display and tap of notifications in the worker. Everything between
 * is the product's own code in its own worker.
 */
export async function emulatePushBrowser(page: Page, subscription: object) {
  await page.addInitScript((given) => {
    const [permission, subscribed] = ['browser:permission', 'browser:subscribed']
    const stored = (key: string) => sessionStorage.getItem(key)
    Object.defineProperty(Notification, 'permission', { get: () => stored(permission) ?? 'default' })
    Notification.requestPermission = async () => {
      sessionStorage.setItem(permission, 'granted')
      return 'granted'
    }
    const currentSubscription = () => {
      const key = stored(subscribed)
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
    PushManager.prototype.getSubscription = async () => currentSubscription()
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey
      if (stored(permission) !== 'granted' || !(key instanceof Uint8Array))
        throw new DOMException('no', 'NotAllowedError')
      sessionStorage.setItem(subscribed, JSON.stringify([...key]))
      const subscription = currentSubscription()
      if (!subscription) throw new DOMException('no', 'AbortError')
      return subscription
    }
  }, subscription)

  const browser = await page.context().newCDPSession(page)
  let registrationId = ''
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const registration of registrations) if (!registration.isDeleted) registrationId = registration.registrationId
  })
  await browser.send('ServiceWorker.enable')
  const workerRecord = async () =>
    (await workerOf(page.context())).evaluate(() => Reflect.get(globalThis, 'edge') as WorkerRecord)

  return {
    /** Replaces the display of notifications in the worker from now on. */
    watchWorker: async () => (await workerOf(page.context())).evaluate(stubbedWorker),
    /** Whether the page has a push subscription. */
    isSubscribed: () =>
      page.evaluate(async () => {
        const { pushManager } = await navigator.serviceWorker.ready
        return (await pushManager.getSubscription()) !== null
      }),
    /** Delivers a push message to the worker. */
    deliver: (origin: string, data: string) =>
      browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    /** Notifications that the worker displayed, in order. */
    notifications: async () => (await workerRecord()).notifications,
    /** Taps the newest notification. @returns the address that the worker opens */
    async tap(): Promise<string> {
      const worker = await workerOf(page.context())
      await worker.evaluate(async () => {
        const { notifications } = Reflect.get(globalThis, 'edge') as WorkerRecord
        const notification = { close: () => {}, data: { path: notifications.at(-1)?.path } }
        const pending: Promise<unknown>[] = []
        const click = Object.assign(new Event('notificationclick'), {
          notification,
          waitUntil: (work: Promise<unknown>) => pending.push(work),
        })
        globalThis.dispatchEvent(click)
        await Promise.all(pending)
      })
      return (await workerRecord()).openedPaths.at(-1) ?? ''
    },
  }
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}
