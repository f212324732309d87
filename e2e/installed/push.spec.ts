import { expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { startServer } from '../server.ts'
import { pushNetwork, startPushService } from './push-service.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

async function call(url: string, { token }: Member, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(new URL(`api/${path}`, url), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/**
 * The browser of tests has no push service of its maker behind it: in its place stands that of the test, to which the
 * server really sends, and what it opens there is handed to the service worker as the browser does.
 */
async function withPushService(page: Page, subscription: object) {
  await page.addInitScript((given) => {
    let subscribed: object | null = null
    PushManager.prototype.subscribe = async (options) => {
      const applicationServerKey = options?.applicationServerKey
      subscribed = {
        ...given,
        options: {
          applicationServerKey: applicationServerKey instanceof Uint8Array ? applicationServerKey.buffer : null,
        },
        toJSON: () => given,
        unsubscribe: async () => {
          subscribed = null
          return true
        },
      }
      return subscribed as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => subscribed as PushSubscription | null
  }, subscription)
  const browser = await page.context().newCDPSession(page)
  const registrations: string[] = []
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: known }) => {
    for (const { registrationId, isDeleted } of known) if (!isDeleted) registrations.push(registrationId)
  })
  await browser.send('ServiceWorker.enable')
  return (origin: string, data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registrations.at(-1) ?? '', data })
}

test('a message rings a browser that was turned on in the settings, leads to it, and is silent after logging out', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const pushService = await startPushService()
  const server = await startServer({ REACHABLE_NETWORKS: pushNetwork })
  const { url } = server
  try {
    const [nora, ben] = [await registerMember(url, 'Nora'), await registerMember(url, 'Ben')]
    const [norasId, bensId] = await Promise.all(
      [nora, ben].map(async (member) => (await call(url, member, 'GET', 'users/')).id),
    )
    await call(url, nora, 'POST', `users/friends/${bensId}`)
    await call(url, ben, 'POST', `users/friends/${norasId}`)
    const deliver = await withPushService(page, pushService.subscription)
    await logIn(page, nora)
    await page.goto(`${url}#/settings`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const device = page.getByRole('switch', { name: 'Ring on this device' })
    // What the browser allowed was asked for again at the start.
    await expect(device).toBeChecked()
    await page.getByRole('switch', { name: 'Friend requests' }).click()
    await expect(page.getByRole('switch', { name: 'Friend requests' })).not.toBeChecked()
    await device.click()
    await expect(device).not.toBeChecked()
    await device.click()
    await expect(device).toBeChecked()

    // Somebody looks at something else.
    const worker = page.context().serviceWorkers()[0]
    if (!worker) throw new Error('there is no service worker')
    await worker.evaluate(() => {
      const shown: unknown[] = []
      Object.assign(globalThis, { shown })
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const show = registration.showNotification.bind(registration)
      registration.showNotification = (title, options) => {
        shown.push({ title, path: options?.data.path })
        return show(title, options)
      }
    })
    const shown = () => worker.evaluate(() => Reflect.get(globalThis, 'shown') as unknown[])
    const write = (text: string) => call(url, ben, 'POST', 'messages', { to: norasId, body: text })

    await write('While you look')
    await expect(page.getByText('New message from Ben')).toBeVisible()
    await expect.poll(() => pushService.sent.length, { timeout: 30_000 }).toBe(1)
    await deliver(new URL(url).origin, pushService.sent[0] ?? '')
    await page.goto('about:blank')
    await write('The soup of my aunt')
    await expect.poll(() => pushService.sent.length, { timeout: 30_000 }).toBe(2)
    expect(pushService.sent[1]).not.toContain('soup')
    await deliver(new URL(url).origin, pushService.sent[1] ?? '')
    // Of the two, the one that came while nobody looked.
    await expect.poll(shown).toEqual([{ title: 'New message from Ben', path: `/messages/${bensId}` }])

    await page.goto(`${url}#/settings/account`)
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(
      page
        .getByRole('link', { name: 'Log in' })
        .or(page.getByRole('button', { name: 'Log in' }))
        .first(),
    ).toBeVisible()
    const subscribed = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.pushManager.getSubscription()) !== null
      })
    await expect.poll(subscribed).toBe(false)
  } finally {
    await server.stop()
    await pushService.stop()
  }
})
